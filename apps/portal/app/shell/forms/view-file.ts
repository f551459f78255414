import type { downloadFile } from '@lqr/contract/files/calls.ts'
import { openInTab } from '@lqr/web-client/files/open-in-tab.ts'
import { client } from '../client.ts'

const DOWNLOAD = { method: 'GET', path: '/portal/files/downloadFile/{id}' } as const

/** Opens one's own uploaded file in a new tab. */
export async function viewFile(fileId: string): Promise<void> {
  const load = () => client.callForBlob<typeof downloadFile>(DOWNLOAD, { params: { id: fileId } })
  // The toast of the client says what failed.
  await openInTab(load).catch(() => undefined)
}
