/** Stands where a value is not known. */
export const Missing = () => <span className="r-missing">–</span>
