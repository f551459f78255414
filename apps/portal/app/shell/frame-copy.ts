/** Words of the frame around every page. */
export const copy = { skipToContent: '跳到正文' } as const
