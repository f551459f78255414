/** Read out after a link that leaves the page where it is. */
export const linkCopy = { newWindow: '（在新窗口打开）' } as const
