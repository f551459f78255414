import { useQueryClient } from '@tanstack/react-query'
import { Button, Form } from 'antd'
import { useState } from 'react'
import {
  addHiddenWord,
  deleteHiddenWord,
  type HiddenWord,
  listHiddenWords,
} from '@lqr/contract/advisory/hidden-word-calls.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { busy } from '../../../shell/forms/busy.tsx'
import { ConfirmDialog } from '../../../shell/forms/confirm-dialog.tsx'
import { FormProblem } from '../../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../../shell/forms/stacked-form.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { callKey, useCall } from '../../../shell/use-call.ts'
import { copy } from './copy.ts'
import './hidden-words.css'

const texts = copy.words

function useRenewed() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: callKey(listHiddenWords) })
}

function AddWord() {
  const [form] = Form.useForm<{ word?: string }>()
  const renew = useRenewed()
  const { submit, isBusy, problem } = useFormAction(addHiddenWord, form, {
    onDone: () => {
      form.resetFields()
      toastSuccess(texts.added)
      renew()
    },
  })
  return (
    <StackedForm form={form} onFinish={({ word = '' }) => submit({ body: { word } })}>
      <FormProblem text={problem} />
      <TextItem name="word" of={addHiddenWord.body.shape.word} />
      <Button type="primary" htmlType="submit" {...busy(isBusy)}>
        {texts.add}
      </Button>
    </StackedForm>
  )
}

function RemoveWord({ word, onClose }: { word: HiddenWord; onClose: () => void }) {
  const renew = useRenewed()
  const { run, isBusy } = useAction(deleteHiddenWord, {
    onDone: () => {
      toastSuccess(texts.removed)
      renew()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      okText={texts.remove}
      isDanger
      isBusy={isBusy}
      onOk={() => run({ params: { id: word.id } })}
      onClose={onClose}
    >
      {texts.removeText(word.word)}
    </ConfirmDialog>
  )
}

/** The words that no question may hold. */
export function Component() {
  const answer = useCall(listHiddenWords, {})
  const [leaving, setLeaving] = useState<HiddenWord>()
  return (
    <Page title={texts.title} intro={texts.intro}>
      <section className="panel narrow">
        <AddWord />
      </section>
      <section className="panel narrow" aria-label={texts.list}>
        <Answer of={answer}>
          {(words) =>
            words.length === 0 ? (
              <p className="muted">{texts.empty}</p>
            ) : (
              <ul className="hidden-words">
                {words.map((word) => (
                  <li key={word.id}>
                    <strong>{word.word}</strong>
                    <span className="muted">{texts.by(word.addedBy, formatDate(word.createdAt))}</span>
                    <Button aria-label={texts.removeOf(word.word)} onClick={() => setLeaving(word)}>
                      {texts.remove}
                    </Button>
                  </li>
                ))}
              </ul>
            )
          }
        </Answer>
      </section>
      {leaving && <RemoveWord word={leaving} onClose={() => setLeaving(undefined)} />}
    </Page>
  )
}
