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
import { inPlaces, type PlacedFile } from '../in-places.ts'
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

interface DocumentDeskProps {
  title: string
  /** The documents that were asked for. */
  names: readonly string[]
  files: readonly PlacedFile[]
  /** What a file without a place is called. */
  others: string
  /** They lie in the archive (`isArchived` of the case). */
  isArchived?: boolean
}

/** The documents of a case in the page itself, by what they are and with what is missing, one at a time: pictures and PDF, larger, turned, saved. */
export function DocumentDesk({ names, files, title, others, isArchived = false }: DocumentDeskProps) {
  const [chosen, setChosen] = useState<string>()
  const [step, setStep] = useState(0)
  const [turns, setTurns] = useState(0)
  const places = inPlaces(names, files, others)
  const placed = places.flatMap((place) => place.files.map((one) => ({ ...one, place: place.name })))
  const missing = isArchived ? [] : places.filter((place) => place.files.length === 0).map(({ name }) => name)
  const file = placed.find(({ fileId }) => fileId === chosen) ?? placed[0]
  const show = (fileId: string) => {
    setChosen(fileId)
    setStep(0)
    setTurns(0)
  }
  return (
    <section className="panel document-desk" aria-label={title}>
      <h2>{title}</h2>
      {missing.length > 0 && <p className="muted">{filesCopy.stillMissing(missing)}</p>}
      {file ? (
        <>
          <ul className="document-choices" aria-label={filesCopy.documents}>
            {placed.map(({ fileId, name, size, place }) => (
              <li key={fileId}>
                <button type="button" aria-pressed={fileId === file.fileId} onClick={() => show(fileId)}>
                  <span className="document-kind">{place}</span>
                  <span className="muted">
                    {name}，{formatFileSize(size)}
                  </span>
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
        <p className="muted">{isArchived ? filesCopy.archived : filesCopy.none}</p>
      )}
    </section>
  )
}
