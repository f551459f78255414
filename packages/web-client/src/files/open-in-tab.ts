import { CallFailure } from '../call-failure.ts'

const KEPT_MILLISECONDS = 60_000
const NO_TAB = '浏览器没有打开新窗口，请允许本网站弹出窗口，或用手机自带的浏览器打开本页后再查看'

/** An address for bytes that a tab or a download has a minute to take over. */
export function passingAddress(blob: Blob): string {
  const address = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MILLISECONDS)
  return address
}

/**
 * Shows a file in a new tab. It is fetched with the token, so its address alone opens nothing. Throws CallFailure where the browser opens
 * no tab, as that of WeChat on an iPhone: nothing would happen.
 */
export async function openInTab(load: () => Promise<Blob>): Promise<void> {
  // The tab is opened by the click itself, or a blocker would stop it after the download.
  const tab = window.open('about:blank')
  if (!tab) throw new CallFailure({ code: 400, msg: NO_TAB })
  try {
    const address = passingAddress(await load())
    tab.location.href = address
  } catch (error) {
    tab.close()
    throw error
  }
}
