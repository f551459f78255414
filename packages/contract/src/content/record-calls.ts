import * as z from 'zod'
import { fieldOut } from '../kernel/answer-fields.ts'
import { component } from '../kernel/component.ts'
import { oneOf } from '../kernel/field.ts'
import { definePublication, recordCall } from '../kernel/publishing/define-publication.ts'
import { changeOf, publicationRecord, publishingErrors } from '../kernel/publishing/publication-fields.ts'
import { versionCalls, versionFields } from '../kernel/publishing/version-calls.ts'
import { articleFields } from './article-form.ts'
import { articleKinds } from './entities.ts'
import { contentErrors as errors } from './errors.ts'

const { shape } = articleFields

/** What is typed of an article, as it is answered. */
const articleTexts = {
  kind: shape.kind,
  title: fieldOut(shape.title),
  summary: fieldOut(shape.summary),
  category: fieldOut(shape.category),
  zone: fieldOut(shape.zone),
  areaCodes: fieldOut(shape.areaCodes),
  body: fieldOut(shape.body),
  source: fieldOut(shape.source),
  sourceUrl: fieldOut(shape.sourceUrl),
  facts: fieldOut(shape.facts),
  actionPath: fieldOut(shape.actionPath),
  outsideUrl: fieldOut(shape.outsideUrl),
  outsideName: fieldOut(shape.outsideName),
  publishAt: fieldOut(shape.publishAt),
} as const

const articleRecord = component('ArticleRecord', '内容（维护）', 'internal', {
  ...articleTexts,
  ...publicationRecord,
  change: changeOf('ArticleChange', articleFields),
})
export type ArticleRecord = z.output<typeof articleRecord>

/** Articles of every kind as operators and the editors of an area maintain them, in every state. */
export const articlePublication = definePublication({
  kind: 'article',
  label: '内容',
  form: articleFields,
  initial: { kind: 'news', category: null, zone: null, areaCodes: [], facts: [], publishAt: null },
  record: articleRecord,
  heading: 'title',
  columns: { kind: 'kind', areas: 'areaCodes', publishedAt: 'publishedAt' },
  filters: { kind: oneOf('类别', articleKinds).optional() },
  edits: 'editor',
  releases: 'editor',
  reads: 'editor',
  missing: errors.notFound,
  rules: [errors.unsuitable, publishingErrors.otherArea],
  refusals: [errors.timePast, publishingErrors.alreadyPublic],
  calls: {
    list: { name: 'content.listArticleRecords', path: '/console/content/articles/queryRecordPage' },
    create: { name: 'content.createArticle', path: '/console/content/articles' },
    update: { name: 'content.updateArticle', path: '/console/content/articles/{id}' },
    move: { name: 'content.setArticleStatus', path: '/console/content/articles/{id}/status' },
  },
})

export const getArticleRecord = recordCall(articlePublication, {
  name: 'content.getArticleRecord',
  path: '/console/content/articles/{id}',
})

export const {
  list: listArticleRecords,
  create: createArticle,
  update: updateArticle,
  move: setArticleStatus,
} = articlePublication.calls

const told = '/console/content/articles/{id}/versions'

/** What was published of an article, each time. */
export const articleVersions = versionCalls(
  { ...articlePublication, missingVersion: errors.versionNotFound },
  component('ArticleVersion', '内容的一个版本', 'internal', {
    ...versionFields,
    form: component('ArticleVersionForm', '内容的一个版本', 'internal', articleTexts),
  }),
  {
    list: { name: 'content.listArticleVersions', path: told },
    read: { name: 'content.getArticleVersion', path: `${told}/{versionId}` },
    restore: { name: 'content.restoreArticleVersion', path: `${told}/{versionId}/restore` },
  },
)

export const {
  list: listArticleVersions,
  read: getArticleVersion,
  restore: restoreArticleVersion,
} = articleVersions
