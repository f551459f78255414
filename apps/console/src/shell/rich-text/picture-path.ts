/** Where a picture of a text or a page is read. */
export const picturePath = (fileId: string) => `/portal/image/picture/${fileId}`
