/** The entity names under which an institution's papers on a need are linked, by who reads them. */
export const OPERATION_FILES = { internal: 'need_response', shared: 'need_response_shared' } as const
