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
import { arePictures } from '../../publishing/text-pictures.store.ts'
import { releaseProblems, timedRelease } from '../../publishing/timed-release.ts'
import { requireOwnArea } from '../../publishing/edited-areas.ts'

type Row = KeptRecord & Pick<ArticleRecord, 'publishAt' | 'publishedAt'>

async function check(form: ArticleForm, { actor, now }: Viewer, db: Db, before?: Row): Promise<void> {
  requireOwnArea(actor, form)
  const isComplete = await arePictures(db, picturesIn(form.body))
  const fields = {
    ...(isComplete ? {} : { body: errors.pictureNotFound.msg }),
    ...articleProblems(form, now),
    ...releaseProblems(form, before, now),
  }
  if (Object.keys(fields).length > 0) throw new CallError(errors.unsuitable, { fields })
}

const publication: Publication<ArticleForm, Row> = {
  declared: articlePublication,
  columns: articleColumns,
  records: articleRecords,
  filters: { kind: 'kind' },
  clean: (form) => ({ ...form, body: cleanText(form.body) }),
  check,
  ...timedRelease(errors.timePast),
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
