import { http } from '../http.ts'

/** Opens one's own uploaded file in a new tab; it is fetched with the token, so the address alone opens nothing. */
export async function viewFile(fileId: string): Promise<void> {
  // The tab is opened by the click itself, or a blocker would stop it after the download.
  const tab = window.open('about:blank')
  try {
    const blob = await http.getBlob(`/portal/files/downloadFile/${encodeURIComponent(fileId)}`)
    const address = URL.createObjectURL(blob)
    if (tab) tab.location.href = address
    setTimeout(() => URL.revokeObjectURL(address), 60_000)
  } catch {
    tab?.close()
  }
}
