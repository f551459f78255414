import { Button } from 'antd'
import { Download, ExternalLink, RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { formatFileSize } from '@lqr/ui/format-file-size.ts'
import { asFailure } from '@lqr/web-client/call-failure.ts'
import { Failure } from '../../page/failure.tsx'
import { Loading } from '../../page/loading.tsx'
import { filesCopy } from '../copy.ts'
import { openFile, saveFile } from '../open-file.ts'
import type { ShownFile } from '../shown-file.ts'
import { useFile } from '../use-file.ts'
import './document-desk.css'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

const ZOOMS = [1, 1.5, 2, 3] as const
const QUARTERS = 4

interface SheetsProps {
  file: ShownFile
  zoom: number
  turns: number
}

function Picture({
  address,
  name,
  zoom,
  turns,
}: {
  address: string
  name: string
  zoom: number
  turns: number
}) {
  return (
    <img
      src={address}
      alt={name}
      style={{ width: `${zoom * 100}%`, rotate: `${turns * 90}deg` }}
      className={turns % 2 === 1 ? 'document-turned' : undefined}
    />
  )
}

function Sheets({ file, zoom, turns }: SheetsProps) {
  const { blob, address, error, refetch } = useFile(file.fileId)
  if (error) return <Failure hint={asFailure(error).msg} onRetry={() => void refetch()} />
  if (!blob || !address) return <Loading />
  if (file.mime.startsWith('image/'))
    return <Picture address={address} name={file.name} zoom={zoom} turns={turns} />
  return (
    <Suspense fallback={<Loading />}>
      <PdfPages file={blob} name={file.name} zoom={zoom} turns={turns} />
    </Suspense>
  )
}

interface ToolProps {
  label: string
  icon: ReactNode
  onClick: () => void
  disabled?: boolean
}

function Tool({ label, icon, onClick, disabled = false }: ToolProps) {
  return (
    <Button type="text" aria-label={label} title={label} icon={icon} disabled={disabled} onClick={onClick} />
  )
}

const LOOK = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const

/** The documents of a case in the page itself, one at a time: pictures and PDF, larger, turned, saved. */
export function DocumentDesk({ files, title }: { files: readonly ShownFile[]; title: string }) {
  const [chosen, setChosen] = useState<string>()
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const file = files.find(({ fileId }) => fileId === chosen) ?? files[0]
  const show = (fileId: string) => {
    setChosen(fileId)
    setStep(0)
    setTurns(0)
  }
  return (
    <section className="panel document-desk" aria-label={title}>
      <h2>{title}</h2>
      {file ? (
        <>
          <ul className="document-choices" aria-label={filesCopy.documents}>
            {files.map(({ fileId, name, size }) => (
              <li key={fileId}>
                <button type="button" aria-pressed={fileId === file.fileId} onClick={() => show(fileId)}>
                  {name}
                  <span className="muted">{formatFileSize(size)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="document-tools">
            <Tool
              label={filesCopy.smaller}
              icon={<ZoomOut {...LOOK} />}
              disabled={step === 0}
              onClick={() => setStep(step - 1)}
            />
            <Tool
              label={filesCopy.larger}
              icon={<ZoomIn {...LOOK} />}
              disabled={step === ZOOMS.length - 1}
              onClick={() => setStep(step + 1)}
            />
            <Tool
              label={filesCopy.turn}
              icon={<RotateCw {...LOOK} />}
              onClick={() => setTurns((turns + 1) % QUARTERS)}
            />
            <Tool
              label={filesCopy.inTab(file.name)}
              icon={<ExternalLink {...LOOK} />}
              onClick={() => void openFile(file.fileId)}
            />
            <Tool
              label={filesCopy.downloadName(file.name)}
              icon={<Download {...LOOK} />}
              onClick={() => void saveFile(file.fileId, file.name)}
            />
          </div>
          <div className="document-sheets" tabIndex={0} role="region" aria-label={file.name}>
            <Sheets key={file.fileId} file={file} zoom={ZOOMS[step] ?? 1} turns={turns} />
          </div>
        </>
      ) : (
        <p className="muted">{filesCopy.none}</p>
      )}
    </section>
  )
}
