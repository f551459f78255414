import { Button } from 'antd'
import { Download, FileText, Image as ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { formatFileSize } from '@lqr/ui/format-file-size.ts'
import { filesCopy } from './copy.ts'
import { ImagePreview } from './image-preview.tsx'
import type { ShownFile } from './shown-file.ts'
import { openFile, saveFile } from './open-file.ts'

/** Files to look at (pictures in place, PDF in a new tab) and to save. */
export function FileLinks({ files }: { files: readonly ShownFile[] }) {
  const [shown, setShown] = useState<ShownFile>()
  if (files.length === 0) return <p className="muted">{filesCopy.none}</p>
  const view = (file: ShownFile) =>
    file.mime.startsWith('image/') ? setShown(file) : void openFile(file.fileId)
  return (
    <>
      <ul className="files">
        {files.map((file) => {
          const Icon = file.mime.startsWith('image/') ? ImageIcon : FileText
          return (
            <li key={file.fileId}>
              <Icon aria-hidden size={18} strokeWidth={1.5} />
              <Button
                type="link"
                className="file-name"
                aria-label={filesCopy.view(file.name)}
                onClick={() => view(file)}
              >
                {file.name}
              </Button>
              <span className="muted nowrap">{formatFileSize(file.size)}</span>
              <Button
                type="text"
                aria-label={filesCopy.downloadName(file.name)}
                icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
                onClick={() => void saveFile(file.fileId, file.name)}
              />
            </li>
          )
        })}
      </ul>
      <ImagePreview file={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
