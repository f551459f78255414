import { formatDateTime } from '@lqr/ui/format-date.ts'
import type { ReactNode } from 'react'
import { Banner } from '../../../shell/banner/banner.tsx'
import { questionnaireCopy as copy } from './copy.ts'
import { ExampleMark } from '../../../shell/publishing/example-mark.tsx'

interface Props {
  title: string
  intro: string
  openTo: string | null
  isExample: boolean
  /** What stands above a preview. */
  note?: ReactNode
  children: ReactNode
}

/** What stands around the questions: title, why it is asked, until when. */
export function QuestionnaireFrame({ title, intro, openTo, isExample, note, children }: Props) {
  return (
    <>
      <Banner
        type="SERVEHALL"
        title={title}
        lead={copy.lead}
        crumbs={[{ label: title }]}
        withSearch={false}
        withSubTitles={false}
      />
      <div className="content grid gap-4 py-6">
        {note}
        <div className="mx-auto w-full max-w-article rounded-card border border-line bg-surface p-6 max-sm:p-4">
          <p className="mb-3 whitespace-pre-line">
            {intro} <ExampleMark of={isExample} />
          </p>
          {openTo !== null && (
            <p className="mb-3 text-note text-muted">{copy.openTo(formatDateTime(openTo))}</p>
          )}
          {children}
        </div>
      </div>
    </>
  )
}
