import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The skeleton of an email address and a phone number. */
export const ContactSkeleton = () => (
  <div className="r-contact__skeleton">
    <Skeleton />
    <Skeleton />
  </div>
)
