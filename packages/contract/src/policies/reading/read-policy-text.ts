import { cleanText } from '../../content/clean-text.ts'
import { withoutMarkup } from '../../content/without-markup.ts'
import { SUBSTATIONS } from '../../reference/substations.ts'
import { withoutHiddenSigns } from '../../rules/hidden-signs.ts'
import type { PolicyDocumentForm } from '../document-form.ts'
import { lastDayOf, readDay, readDayLine, readDays, readYears } from './read-days.ts'

/** Everything above the text itself stands within so many lines. */
const HEAD = 20
const MAX_POINTS = 12
const MAX_POINT = 120
const LONGEST_HEADING = 40

/** Both are read of a line without its spaces. */
const DOC_NO = /^[一-龥]{2,16}[〔[（(【]20\d{2}[〕\])）】]第?\d{1,4}号$/
const LABELS = [
  '标题',
  '文号',
  '发文字号',
  '发文机关',
  '发布机构',
  '发布单位',
  '制发机关',
  '成文日期',
  '发文日期',
  '印发日期',
  '发布日期',
  '发布时间',
  '生成日期',
  '索引号',
  '主题分类',
  '主题词',
  '有效性',
  '来源',
  '字体',
  '浏览次数',
  '点击数',
]
const TITLE_END =
  /(通知|意见|办法|细则|方案|措施|公告|通告|规定|条例|规划|指南|决定|批复|计划|政策|函)(（[^）]{1,12}）)?$/
const OFFICE_END = /(政府|办公厅|办公室|委员会|管理局|厅|局|委|部|行|会|中心|院)$/
const HEADING = /^[一二三四五六七八九十]{1,3}、/
const SUBHEADING = /^（[一二三四五六七八九十]{1,3}）/
const NATIONAL =
  /^(国务院|中共中央|国家|中华人民共和国|中国|全国|工业和信息化部|财政部|科学技术部|科技部|商务部|农业农村部|人力资源)/

const TYPES: readonly (readonly [type: PolicyDocumentForm['type'], words: RegExp])[] = [
  ['guarantee', /担保|再担保|反担保/],
  ['credit', /信用(?!社|贷)/],
  ['subsidy', /贴息|奖补|补助|奖励|补贴/],
  ['technology', /科技|创新|研发|专利/],
  ['agriculture', /农业|农村|农户|乡村|三农/],
  ['standard', /标准|规范|划型/],
  ['finance', /贷款|融资|金融|信贷/],
]

/** What of a policy a pasted text tells: the fields that were read, each to be looked over. */
export type ReadPolicy = Partial<PolicyDocumentForm>

/** The lines that somebody reads. */
function linesOf(pasted: string): string[] {
  return withoutMarkup(pasted.replace(/\r\n?/g, '\n'))
    .split('\n')
    .map((line) => withoutHiddenSigns(line.replace(/[\u00a0\u3000]/g, ' ')).trim())
    .filter(Boolean)
}

interface Head {
  readonly labels: ReadonlyMap<string, string>
  readonly docNo: string | undefined
  readonly title: string | undefined
  /** Where the text itself begins. */
  readonly end: number
}

const squeezed = (text: string) => text.replace(/\s/g, '')

/** What an official page says of a text before it begins: a known label, a colon, a value. */
function labelAt(line: string): { name: string; value: string } | undefined {
  const at = line.search(/[:：]/)
  const name = squeezed(line.slice(0, Math.max(at, 0)))
  return LABELS.includes(name) ? { name, value: line.slice(at + 1).trim() } : undefined
}

/** The lines of a title, which may be broken: from the first line to that on which it ends. */
function titleAt(lines: readonly string[], from: number): { title: string; end: number } | undefined {
  for (let end = from + 1; end <= Math.min(from + 4, lines.length); end += 1) {
    const title = lines.slice(from, end).join('')
    if (title.length > 120 || /。/.test(title)) return undefined
    if (TITLE_END.test(title)) return { title, end }
  }
  return undefined
}

/** What stands above the text: labels as official pages have them, the number, the title. */
function readHead(lines: readonly string[]): Head {
  const labels = new Map<string, string>()
  let [docNo, title, end]: [string?, string?, number?] = [undefined, undefined, 0]
  for (let at = 0; at < Math.min(HEAD, lines.length); at += 1) {
    const line = lines[at] ?? ''
    const label = labelAt(line)
    if (label) labels.set(label.name, label.value)
    else if (DOC_NO.test(squeezed(line))) docNo ??= squeezed(line)
    else if (title === undefined && !readDayLine(line)) {
      const found = titleAt(lines, at)
      if (!found) break
      title = found.title
      at = found.end - 1
    } else if (title !== undefined && !readDayLine(line)) break
    end = at + 1
  }
  const labelled = labels.get('标题')
  return {
    labels,
    docNo: docNo ?? labels.get('文号') ?? labels.get('发文字号'),
    title: title ?? labelled,
    end,
  }
}

/** Who signed and when: the office and the day below the text. */
function readSignature(lines: readonly string[]): { office?: string; day?: string } {
  for (let at = lines.length - 1; at > 0; at -= 1) {
    const day = readDayLine(lines[at] ?? '')
    const office = lines[at - 1] ?? ''
    if (day && OFFICE_END.test(office) && office.length <= 40) return { office, day }
  }
  return {}
}

/** Who issues it: as labelled, as signed, or what the title begins with. */
function issuerOf({ labels, title }: Head, signed: string | undefined): string | undefined {
  const told =
    labels.get('发文机关') ?? labels.get('发布机构') ?? labels.get('发布单位') ?? labels.get('制发机关')
  if (told) return told
  if (signed) return signed
  const [, before = ''] = /^(.{4,60}?)关于/.exec(title ?? '') ?? []
  return OFFICE_END.test(before) ? before : undefined
}

/** Whose policy it is, by who issues it: the smallest area that is named. */
function placeOf(issuer: string): Pick<ReadPolicy, 'level' | 'areaCodes'> {
  if (NATIONAL.test(issuer) && !/甘肃|分行|监管局/.test(issuer)) return { level: 'national', areaCodes: [] }
  const named = SUBSTATIONS.filter(({ level, name }) => level > 1 && issuer.includes(name))
  const [smallest] = named.toSorted((a, b) => b.level - a.level)
  if (smallest) return { level: smallest.level === 3 ? 'county' : 'city', areaCodes: [smallest.id] }
  return issuer.includes('甘肃') || issuer.startsWith('省') ? { level: 'provincial', areaCodes: [] } : {}
}

const isHeading = (line: string) =>
  HEADING.test(line) && line.length <= LONGEST_HEADING && !/[。；]$/.test(line)

function markedLine(line: string): string {
  if (isHeading(line)) return `## ${line}`
  return SUBHEADING.test(line) && line.length <= LONGEST_HEADING && !/[。；]/.test(line)
    ? `### ${line}`
    : line
}

/** The days on which it comes into force and ends. */
function readTerm(text: string, issuedAt: string | null): Pick<ReadPolicy, 'effectiveFrom' | 'effectiveTo'> {
  const isFromIssue = /自(印发|发布|公布|下发)之日起(施行|实施|执行|生效)?/.test(text)
  const from = readDay(text, '自\\s*', '\\s*起(?:施行|实施|执行|生效)') ?? (isFromIssue ? issuedAt : null)
  const years = readYears(text)
  const to =
    readDay(text, '有效期(?:至|到|截至|截止到?)\\s*') ?? (from && years ? lastDayOf(from, years) : null)
  return { ...(from ? { effectiveFrom: from } : {}), ...(to ? { effectiveTo: to } : {}) }
}

/** The days between which it can be declared. */
function readDeclaring(text: string): Pick<ReadPolicy, 'declareFrom' | 'declareTo'> {
  const [from, to] = readDays(text, '申报(?:时间|期限|受理时间)[^。\\d]{0,12}')
  const last =
    to ?? readDay(text, '(?:请|须|应|务必)于\\s*', '\\s*(?:前|之前|下班前)[^。]{0,30}(?:申报|报送|提交)')
  return { ...(from ? { declareFrom: from } : {}), ...(last ? { declareTo: last } : {}) }
}

/** Only what was found: a field that the text does not tell stays as it is. */
function found(fields: object): ReadPolicy {
  const told = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(told) as ReadPolicy
}

/**
 * What of a policy stands in a text that was copied from an official page or document. Read are only forms that such texts have;
 * nothing is guessed, and who pastes it looks over every field before it is kept.
 */
export function readPolicyText(pasted: string): ReadPolicy {
  const lines = linesOf(pasted)
  const head = readHead(lines)
  const rest = lines.slice(head.end)
  const text = rest.join('\n')
  const signature = readSignature(rest)
  const labelledDay = ['成文日期', '印发日期', '发文日期', '发布日期', '生成日期', '发布时间']
    .map((name) => readDay(head.labels.get(name) ?? ''))
    .find(Boolean)
  const issuedAt = labelledDay ?? signature.day ?? null
  const issuer = issuerOf(head, signature.office)
  const [, phone] = /(?:咨询|联系|服务)电话[^\d]{0,6}((?:0\d{2,3}-)?\d{7,8}|12345)(?!\d)/.exec(text) ?? []
  const [sourceUrl] = /https?:\/\/[\w.-]+\.gov\.cn[\w./?=&%#-]*/.exec(pasted) ?? []
  const points = rest.filter(isHeading).map((line) => line.replace(HEADING, '').slice(0, MAX_POINT))
  return found({
    title: head.title?.replace(/\s/g, ''),
    docNo: head.docNo,
    issuer,
    issuedAt,
    ...(issuer ? placeOf(issuer) : {}),
    type: TYPES.find(([, words]) => words.test(head.title ?? ''))?.[0],
    ...readTerm(text, issuedAt),
    ...readDeclaring(text),
    phone,
    sourceUrl,
    keyPoints: points.length > 0 ? [...new Set(points)].slice(0, MAX_POINTS) : undefined,
    body: cleanText(rest.map(markedLine).join('\n\n')),
  })
}
