const KEPT_MILLISECONDS = 60_000

/** An address for bytes that a tab or a download has a minute to take over. */
export function passingAddress(blob: Blob): string {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS)
  return address
}

/** Shows a file in a new tab. It is fetched with the token, so its address alone opens nothing. */
export async function openInTab(load: () => Promise<Blob>): Promise<void> {
  // The tab is opened by the click itself, or a blocker would stop it after the download.
  const tab = window.open('about:blank')
  try {
    const address = passingAddress(await load())
    if (tab) tab.location.href = address
  } catch (error) {
    tab?.close()
    throw error
  }
}
