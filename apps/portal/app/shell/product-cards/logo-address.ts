/** Where a reviewed logo lies; null for an institution that has none. */
export const logoAddress = (logoId: string | null): string | null =>
  logoId === null ? null : `/portal/image/picture/${logoId}`
