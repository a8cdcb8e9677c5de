/** A failure of a part of a profile. It keeps its code but loses its status, because a status describes the profile. */
export const asPartFailure = ({ name, message, code }: Error & { code?: string | undefined }): Error =>
  Object.assign(new Error(message), { name, ...(code !== undefined && { code }) })
