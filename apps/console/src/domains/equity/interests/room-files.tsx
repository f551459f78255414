import { Button } from 'antd'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { ConsentedProject } from '@lqr/contract/equity/interest-entities.ts'
import { openRoomFile } from '@lqr/contract/equity/room-calls.ts'
import { formatFileSize } from '@lqr/ui/format-file-size.ts'
import { openInTab } from '@lqr/web-client/files/open-in-tab.ts'
import { callForBlob } from '../../../shell/client.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { sayFailure } from '../../../shell/toast.ts'
import { roomCopy as texts } from './copy.ts'

interface RoomFilesProps {
  interestId: string
  files: ConsentedProject['files']
}

/** The documents of a project as an institution may see them: marked, and each opening told to the enterprise. */
export function RoomFiles({ interestId, files }: RoomFilesProps) {
  const [opening, setOpening] = useState<string>()
  const open = async (fileId: string) => {
    setOpening(fileId)
    const load = () => callForBlob(openRoomFile, { params: { id: interestId, fileId } })
    await openInTab(load).catch(sayFailure)
    setOpening(undefined)
  }
  return (
    <section className="panel">
      <h2>{texts.title}</h2>
      <p className="muted">{texts.intro}</p>
      {files.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="files">
          {files.map(({ fileId, name, size }) => (
            <li key={fileId}>
              <FileText aria-hidden size={18} strokeWidth={1.5} />
              <Button
                type="link"
                className="file-name"
                aria-label={texts.open(name)}
                {...busy(opening === fileId)}
                onClick={() => void open(fileId)}
              >
                {name}
              </Button>
              <span className="muted nowrap">{formatFileSize(size)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
