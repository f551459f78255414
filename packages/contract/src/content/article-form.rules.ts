import { type articleKinds, helpCategories, serviceCategories, zoneArticleCategories } from './entities.ts'
import type { ArticleForm } from './article-form.ts'
import { contentErrors } from './errors.ts'

type Kind = (typeof articleKinds)[number]['code']
/** What is wrong, by field. */
type Problems = Readonly<Record<string, string>>

const filings: Record<Kind, readonly { readonly code: string }[]> = {
  news: [],
  notice: [],
  service: serviceCategories,
  help: helpCategories,
  zone: zoneArticleCategories,
}

/** Whether the filing suits the kind; what stands at the field when it does not. */
function filingProblems({ kind, category, zone }: ArticleForm): Problems {
  const allowed = filings[kind]
  const suits = category === null ? allowed.length === 0 : allowed.some(({ code }) => code === category)
  const wanted = allowed.length === 0 ? '新闻和公告不选分类' : '请选择适合这一类别的分类'
  return {
    ...(suits ? {} : { category: wanted }),
    ...(kind === 'zone' && zone === null ? { zone: '专区文章请选择专区' } : {}),
    ...(kind !== 'zone' && zone !== null ? { zone: '只有专区文章选择专区' } : {}),
  }
}

/** A fact of a service names what it says: `收费：免费`. */
function factProblems({ facts }: ArticleForm): Problems {
  return facts.every((fact) => /^[^：]{1,20}：.+/.test(fact)) ? {} : { facts: '每行写成“事项：内容”' }
}

/** An outside page is named before anybody leaves for it. */
function outsideProblems({ outsideUrl, outsideName }: ArticleForm): Problems {
  if (outsideUrl !== null && outsideName === null) return { outsideName: '请填写外部网站名称' }
  return outsideName !== null && outsideUrl === null ? { outsideUrl: '请填写外部网址' } : {}
}

/** A moment ahead; one that is past never comes. */
function timeProblems({ publishAt }: ArticleForm, now: Date): Problems {
  if (publishAt === null || Date.parse(publishAt) > now.getTime()) return {}
  return { publishAt: contentErrors.timePast.msg }
}

/** What of an article its fields alone do not tell, by field; none when it may be kept. */
export function articleProblems(form: ArticleForm, now: Date): Problems {
  return {
    ...filingProblems(form),
    ...factProblems(form),
    ...outsideProblems(form),
    ...timeProblems(form, now),
  }
}
