/** The entity name under which the documents of a need are linked. */
export const LEASE_FILES = 'lease_need'
