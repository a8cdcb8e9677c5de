const statuses: ReadonlySet<number | undefined> = new Set([404, 405, 501])

/** Whether a failed call means that the API does not have it. What it would show is then left out. */
export const isMissingCall = ({ status }: { status?: number | undefined }): boolean => statuses.has(status)
