import { advisoryErrors as errors } from '@lqr/contract/advisory/errors.ts'
import { addHiddenWord, deleteHiddenWord, listHiddenWords } from '@lqr/contract/advisory/hidden-word-calls.ts'
import { bindCall } from '../../../http/bind-call.ts'
import { CallError } from '../../../http/call-error.ts'
import { deleteWord, insertWord, listWords } from '../hidden-words.store.ts'
import { folded } from '../refuse-hidden-words.ts'

export const listHiddenWordsCall = bindCall(listHiddenWords, ({ db }) => listWords(db))

export const addHiddenWordCall = bindCall(addHiddenWord, async ({ actor, audit, body, db }) => {
  const { word } = body
  const made = await insertWord(db, { word, folded: folded(word), addedBy: actor.accountId })
  if (!made) throw new CallError(errors.wordThere, { fields: { word: errors.wordThere.msg } })
  audit({ action: 'add-hidden-word', entity: 'hidden_word', entityId: made.id, detail: { word } })
  return made
})

export const deleteHiddenWordCall = bindCall(deleteHiddenWord, async ({ audit, db, params }) => {
  const word = await deleteWord(db, params.id)
  if (word === undefined) throw new CallError(errors.wordNotFound)
  audit({ action: 'delete-hidden-word', entity: 'hidden_word', entityId: params.id, detail: { word } })
  return { done: true }
})
