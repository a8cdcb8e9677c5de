/** A placeholder for an unknown value. */
export const EmptyValue = () => <span className="r-missing">–</span>
