import { passingAddress } from '@lqr/web-client/files/open-in-tab.ts'

/** Saves bytes under a name. */
export function saveBlob(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = passingAddress(blob)
  link.download = name
  link.click()
}
