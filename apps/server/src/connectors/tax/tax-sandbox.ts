import { createHash } from 'node:crypto'
import { TAX_DATASETS } from '@lqr/contract/tax/datasets.ts'
import { sandboxProbe } from '../outbound/connector-port.ts'
import { type Draw, sandboxSection } from './sandbox-sections.ts'
import type { LicenceFacts, TaxSource } from './tax-port.ts'

const NAME = '演示税务数据服务'

function drawFrom(...facts: string[]): Draw {
  const digest = createHash('sha256').update(facts.join('\n')).digest()
  return (place) => digest[place % digest.length] ?? 0
}

const receipt = (...facts: string[]) =>
  `YS-${createHash('sha256').update(facts.join('\n')).digest('hex').slice(0, 16).toUpperCase()}`

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`)

function reportPage(licence: LicenceFacts): string {
  const sections = TAX_DATASETS.filter(({ code }) => code !== 'goldTaxReport').flatMap(({ code, name }) => {
    if (code === 'goldTaxReport') return []
    const { columns, rows } = sandboxSection(code, licence, drawFrom(licence.taxpayerNo, code))
    if (rows.length === 0) return []
    const line = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`
    const body = rows.map((row) => line(row, 'td')).join('')
    return [`<h2>${escaped(name)}</h2><table border="1">${line(columns, 'th')}${body}</table>`]
  })
  const title = `金税报告（演示数据）：${licence.corporateName}`
  return `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>${escaped(title)}</title><h1>${escaped(title)}</h1>
<p>本文件由演示服务生成，其中的数据均为虚构，不代表任何企业的真实情况。接收机构：${escaped(licence.orgName)}；授权书：${escaped(licence.licenceNo)}。</p>
${sections.join('\n')}</html>`
}

/** Stands in for the tax authority: always the same for the same taxpayer, marked 演示数据; a report is ready when it is asked for. */
export function makeTaxSandbox(): TaxSource {
  return {
    name: 'sandbox',
    probe: sandboxProbe,
    isDemonstration: true,
    readSections: async (licence, sections) => ({
      receiptNo: receipt(licence.licenceNo, ...sections),
      sourceName: NAME,
      sections: sections.map((section) =>
        sandboxSection(section, licence, drawFrom(licence.taxpayerNo, section)),
      ),
    }),
    applyReport: async (_, applyNo) => ({ reportId: `YS-${applyNo}` }),
    reportProgress: async () => ({ state: 'ready' }),
    fetchReport: async (licence, reportId) => ({
      receiptNo: receipt(licence.licenceNo, reportId),
      bytes: Buffer.from(reportPage(licence)),
      mime: 'text/html; charset=utf-8',
      extension: '.html',
    }),
    publicLevels: async (taxpayerNo) => {
      const draw = drawFrom(taxpayerNo, 'creditLevel')
      return [2024, 2025].flatMap((year, index) =>
        draw(index) % 3 === 0 ? [{ year, level: 'A' as const }] : [],
      )
    },
  }
}
