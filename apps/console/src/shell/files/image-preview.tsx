import { Modal } from 'antd'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { Failure } from '../page/failure.tsx'
import { Loading } from '../page/loading.tsx'
import { filesCopy } from './copy.ts'
import type { ShownFile } from './shown-file.ts'
import { useFile } from './use-file.ts'

/** A picture in a dialog, as large as the screen allows. */
export function ImagePreview({ file, onClose }: { file: ShownFile | undefined; onClose: () => void }) {
  return (
    <Modal
      open={file !== undefined}
      title={file?.name ?? filesCopy.preview}
      footer={null}
      width="min(1000px, 94vw)"
      onCancel={onClose}
      destroyOnHidden
    >
      {file && <FilePicture fileId={file.fileId} name={file.name} />}
    </Modal>
  )
}

/** A picture fetched with the token. */
function FilePicture({ fileId, name }: { fileId: string; name: string }) {
  const { address, error, refetch } = useFile(fileId)
  if (error) return <Failure hint={asFailure(error).msg} onRetry={() => void refetch()} />
  return address ? <img className="file-picture" src={address} alt={name} /> : <Loading />
}
