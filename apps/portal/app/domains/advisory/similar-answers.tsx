import type { listSimilarAnswers } from '@lqr/contract/advisory/answer-calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { CallFailure } from '@lqr/web-client/call-failure.ts'
import { useEffect, useState } from 'react'
import { call } from '../../shell/call.ts'
import { AnswerItem } from './answer-item.tsx'
import { formCopy } from './form-copy.ts'
import { shape } from './ask-schema.ts'

type Similar = CallOutput<typeof listSimilarAnswers>

/** Typing is looked up once it pauses for so long. */
const PAUSE_MS = 400

/** What is near to the typed title; an answer that comes late, or none at all, changes nothing of the form. */
function useSimilar(title: string): Similar {
  const [found, setFound] = useState<{ title: string; list: Similar }>()
  const isLongEnough = shape.title.safeParse(title).success
  useEffect(() => {
    if (!isLongEnough) return
    let isCurrent = true
    const timer = setTimeout(() => {
      const body = { title }
      call<typeof listSimilarAnswers>('POST', '/console/advisory/answers/similar', { body }, { quiet: true })
        .then((list) => isCurrent && setFound({ title, list }))
        .catch((error: unknown) => {
          if (!(error instanceof CallFailure)) throw error
        })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [title, isLongEnough])
  return isLongEnough && found ? found.list : []
}

/** Public answers near to what is being typed. */
export function SimilarAnswers({ title }: { title: string }) {
  const similar = useSimilar(title)
  return (
    <div role="status">
      {similar.length > 0 && (
        <div className="mt-3 rounded-control bg-primary-soft px-3 py-2">
          <p className="text-note font-medium">{formCopy.similar}</p>
          {similar.map((answer) => (
            <AnswerItem key={answer.id} answer={answer} />
          ))}
        </div>
      )}
    </div>
  )
}
