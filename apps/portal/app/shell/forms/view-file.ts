import type { downloadFile } from '@lqr/contract/files/calls.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { openInTab } from '@lqr/web-client/files/open-in-tab.ts'
import { client } from '../client.ts'
import { showToast } from '../toast/toast-store.ts'

const DOWNLOAD = { method: 'GET', path: '/portal/files/downloadFile/{id}' } as const

/** Opens one's own uploaded file in a new tab. */
export async function viewFile(fileId: string): Promise<void> {
  const load = () =>
    client.callForBlob<typeof downloadFile>(DOWNLOAD, { params: { id: fileId } }, { quiet: true })
  await openInTab(load).catch((error: unknown) =>
    showToast({ tone: 'error', text: asFailure(error).sentence }),
  )
}
