import type { ArticleForm } from '@lqr/contract/content/article-form.ts'
import { articleProblems } from '@lqr/contract/content/article-form.rules.ts'
import { cleanText } from '@lqr/contract/content/clean-text.ts'
import { picturesIn } from '@lqr/contract/content/text-blocks.ts'
import { contentErrors as errors } from '@lqr/contract/content/errors.ts'
import {
  articlePublication,
  type ArticleRecord,
  articleVersions,
  getArticleRecord,
} from '@lqr/contract/content/record-calls.ts'
import type { Db } from '../../data/database.ts'
import type { BoundCall } from '../../http/bind-call.ts'
import { CallError } from '../../http/call-error.ts'
import { bindPublication, bindRecord } from '../../publishing/bind-publication.ts'
import { bindVersions } from '../../publishing/bind-versions.ts'
import type { KeptRecord, Publication, Viewer } from '../../publishing/publication.ts'
import { articleColumns, articleRecords } from './article-records.store.ts'
import { arePictures } from './pictures.store.ts'
import { requireOwnArea } from './articles.access.ts'

type Row = KeptRecord & Pick<ArticleRecord, 'publishAt' | 'publishedAt'>
type Timed = Pick<ArticleForm, 'publishAt'>

const isAhead = (moment: string | null, now: Date) => moment !== null && Date.parse(moment) > now.getTime()
const timePast = () => new CallError(errors.timePast, { fields: { publishAt: errors.timePast.msg } })

async function check(form: ArticleForm, { actor, now }: Viewer, db: Db): Promise<void> {
  requireOwnArea(actor, form)
  const isComplete = await arePictures(db, picturesIn(form.body))
  const fields = {
    ...(isComplete ? {} : { body: errors.pictureNotFound.msg }),
    ...articleProblems(form, now),
  }
  if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
}

/** A time that passed while the draft lay is asked for again; a review that comes late publishes at once. */
function publishable({ status, changeStatus, change, publishAt }: Row, { now }: Viewer): void {
  if ((changeStatus ?? status) !== 'DRAFT') return
  const wanted = change ? (change as Timed).publishAt : publishAt
  if (wanted !== null && !isAhead(wanted, now)) throw timePast()
}

/** The time wished for, or the one it had: a corrected piece of news keeps its day. */
function publishedAt({ publishedAt: before }: Row, released: unknown, now: Date): string {
  const { publishAt } = released as Timed
  if (publishAt !== null && isAhead(publishAt, now)) return publishAt
  return before !== null && !isAhead(before, now) ? before : now.toISOString()
}

const publication: Publication<ArticleForm, Row> = {
  declared: articlePublication,
  columns: articleColumns,
  records: articleRecords,
  filters: { kind: 'kind' },
  clean: (form) => ({ ...form, body: cleanText(form.body) }),
  check,
  publishable,
  publishedAt,
  versions: { fields: Object.keys(articlePublication.form.shape) },
}

export const articleRecordCalls: readonly BoundCall[] = [
  ...bindPublication(publication),
  bindRecord(publication, getArticleRecord),
  ...bindVersions(publication, articleVersions, {
    missingVersion: errors.versionNotFound,
    restored: { action: 'restore-article', entity: 'article' },
    revive: (form) => ({ ...form, publishAt: null }),
  }),
]
