import { Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The room of an email address and a phone number that are on their way. */
export const ContactSkeleton = () => (
  <div className="r-contact__room">
    <Skeleton />
    <Skeleton />
  </div>
)
