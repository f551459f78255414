const ENDS = ['end', 'error'] as const

/** The text of the page in pieces a speech engine takes well: one per heading, paragraph or list entry. */
function pieces(): string[] {
  const parts = document.querySelectorAll<HTMLElement>('#main :is(h1, h2, h3, p, li, dt, dd, figcaption)')
  return [...parts]
    .filter((part) => part.offsetParent !== null && !part.querySelector('p, li, h2, h3'))
    .map((part) => part.innerText.trim())
    .filter(Boolean)
}

/** Starts reading the page with the browser's own voice, or stops it. Answers whether it is reading now. */
export function toggleReading(onEnd: () => void): boolean {
  if (speechSynthesis.speaking) {
    speechSynthesis.cancel()
    return false
  }
  const texts = pieces()
  for (const [index, text] of texts.entries()) {
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = 'zh-CN'
    utterance.rate = 0.9
    // It ends by an error where the browser has no such voice or does not let the page speak.
    if (index === texts.length - 1) for (const end of ENDS) utterance.addEventListener(end, onEnd)
    speechSynthesis.speak(utterance)
  }
  return texts.length > 0
}
