/** A placeholder for an unknown value. */
export const Missing = () => <span className="r-missing">–</span>
