const KEEP_MILLISECONDS = 60_000

/** Follows a link to the bytes; `change` says whether they are opened or saved. */
export function followBlob(blob: Blob, change: (link: HTMLAnchorElement) => void): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  change(link)
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_MILLISECONDS)
}

/** Saves bytes under a name. */
export function saveBlob(blob: Blob, name: string): void {
  followBlob(blob, (link) => {
    link.download = name
  })
}
