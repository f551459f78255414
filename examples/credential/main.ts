// Checks a credential of an authorisation without any network: node main.ts <file> [--keys <file saved from the platform's address>]
import { readFileSync } from 'node:fs'
import { verifyCredential } from './verify.ts'

/** The public keys in what was saved from /console/credit/credentialKeys. */
function keysIn(text: string): string[] {
  const { data } = JSON.parse(text) as { data?: { keys?: { publicKey: string }[] } }
  return (data?.keys ?? []).map(({ publicKey }) => publicKey)
}

const words = process.argv.slice(2)
const at = words.indexOf('--keys')
const keysFile = at < 0 ? undefined : words[at + 1]
const [file] = words.filter((_, index) => at < 0 || (index !== at && index !== at + 1))
if (!file) {
  console.error('用法：npm run credential:verify -- <凭证文件> [--keys <公钥文件>]')
  process.exit(2)
}
const trusted = keysFile ? keysIn(readFileSync(keysFile, 'utf8')) : []
const { isGenuine, problems, keyId, isKeyTrusted } = verifyCredential(readFileSync(file, 'utf8'), trusted)
for (const problem of problems) console.error(`✗ ${problem}`)
if (isGenuine) {
  console.log(`✓ 内容与签名相符，公钥编号 ${keyId}`)
  if (!isKeyTrusted) {
    console.log(
      '  公钥取自文件本身：请与平台 /console/credit/credentialKeys 公布的核对，或保存该地址的内容后加 --keys 核验',
    )
  }
}
process.exitCode = isGenuine ? 0 : 1
