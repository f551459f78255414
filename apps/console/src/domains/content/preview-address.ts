/** The page of the portal that shows an article as it will stand, to those who edit it. */
export const previewAddress = (id: string) => `/contentPreview?id=${encodeURIComponent(id)}`

/** A window as wide as a phone: the page itself decides how it stands there. */
const PHONE = 'popup,noopener,width=390,height=844'

/** Opens the preview as wide as a phone. */
export function openPhonePreview(id: string): void {
  window.open(previewAddress(id), '_blank', PHONE)
}
