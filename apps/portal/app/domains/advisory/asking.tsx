import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { Suspense } from 'react'
import { useRevalidator } from 'react-router'
import { LateForm } from '../../shell/plain/late-form.tsx'
import { isEnterprise } from '../../shell/session/session-view.ts'
import { useShell } from '../../shell/use-shell.ts'
import { lazyPart } from '../../shell/scripts/lazy-part.ts'
import { boardCopy as labels } from './copy.ts'
import { formCopy } from './form-copy.ts'
import type { BoardPage } from './load-board.ts'
import { MyQuestions } from './my-questions.tsx'

const AskForm = lazyPart(() => import('./ask-form.tsx'))

/** Asking and the own questions, for enterprises; everybody else is told so. */
export function Asking({ areaCode, mine }: Pick<BoardPage, 'areaCode' | 'mine'>) {
  const { session } = useShell()
  const { revalidate } = useRevalidator()
  const mayAsk = isEnterprise(session)
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <section
        id="ask"
        aria-labelledby="ask-title"
        className="scroll-mt-4 rounded-card border border-line bg-surface p-5 max-sm:p-4"
      >
        <h2 id="ask-title" className="mb-2 text-title">
          {labels.ask}
        </h2>
        {mayAsk ? (
          <Suspense fallback={<Skeleton lines={8} />}>
            <AskForm key={session.userId} areaCode={areaCode} onAsked={() => void revalidate()} />
          </Suspense>
        ) : (
          <p className="text-note text-muted">{labels.enterpriseOnly}</p>
        )}
        <noscript>
          <LateForm href="/lite/ask" label={formCopy.lite} />
        </noscript>
      </section>
      {mayAsk && <MyQuestions questions={mine} />}
    </div>
  )
}
