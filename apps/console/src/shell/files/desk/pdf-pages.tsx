import { Alert } from 'antd'
import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useRef, useState } from 'react'
import { Loading } from '../../page/loading.tsx'
import { filesCopy } from '../copy.ts'
import { readPdf } from './pdf-document.ts'
import './document-desk.css'

interface PdfPagesProps {
  file: Blob
  name: string
  /** 1 is as wide as the place. */
  zoom: number
  /** In quarter turns. */
  turns: number
}

function useDocument(file: Blob) {
  const [state, setState] = useState<{ pdf?: PDFDocumentProxy; isBroken?: boolean }>({})
  useEffect(() => {
    let isLeft = false
    let destroy: (() => Promise<void>) | undefined
    const open = async () => {
      const data = await file.arrayBuffer()
      if (isLeft) return
      const task = readPdf(data)
      destroy = () => task.destroy()
      const pdf = await task.promise
      if (!isLeft) setState({ pdf })
    }
    open().catch(() => isLeft || setState({ isBroken: true }))
    return () => {
      isLeft = true
      void destroy?.()
    }
  }, [file])
  return state
}

interface SheetProps extends Omit<PdfPagesProps, 'file'> {
  pdf: PDFDocumentProxy
  page: number
}

/** One sheet, drawn when it comes into view, as sharp as the screen. */
function Sheet({ pdf, page, name, zoom, turns }: SheetProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const place = canvas.current
    if (!place) return
    let drawing: RenderTask | undefined
    let isLeft = false
    const draw = async () => {
      const sheet = await pdf.getPage(page)
      if (isLeft) return
      const width = (place.parentElement?.clientWidth ?? 600) * zoom
      const rotation = (sheet.rotate + turns * 90) % 360
      const scale = width / sheet.getViewport({ scale: 1, rotation }).width
      const viewport = sheet.getViewport({ scale: scale * devicePixelRatio, rotation })
      place.width = viewport.width
      place.height = viewport.height
      place.style.width = `${width}px`
      drawing = sheet.render({ canvas: place, viewport })
      await drawing.promise
      place.dataset.drawn = String(page)
    }
    const watch = new IntersectionObserver((seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return
      watch.disconnect()
      // What was left is drawn no further; a sheet that cannot be drawn stays empty, and the file can still be saved.
      void draw().catch(() => undefined)
    })
    watch.observe(place)
    return () => {
      isLeft = true
      watch.disconnect()
      drawing?.cancel()
    }
  }, [pdf, page, zoom, turns])
  return (
    <canvas
      ref={canvas}
      className="pdf-sheet"
      role="img"
      aria-label={filesCopy.sheet(name, page, pdf.numPages)}
    />
  )
}

/** All sheets of a PDF, one below the other. */
export default function PdfPages({ file, ...shown }: PdfPagesProps) {
  const { pdf, isBroken } = useDocument(file)
  if (isBroken) return <Alert type="warning" showIcon title={filesCopy.unreadable} />
  if (!pdf) return <Loading />
  return Array.from({ length: pdf.numPages }, (_, index) => (
    <Sheet key={index} pdf={pdf} page={index + 1} {...shown} />
  ))
}
