/** Domains where anybody gets a mailbox: they say nothing about a company (S20). */
export const freeMailDomains: readonly string[] = `
  gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk hotmail.de hotmail.fr
  hotmail.it live.com live.co.uk msn.com yahoo.com yahoo.co.uk yahoo.co.in yahoo.co.jp yahoo.de
  yahoo.fr yahoo.es yahoo.it ymail.com icloud.com me.com mac.com aol.com proton.me
  protonmail.com email.com pm.me fastmail.com zoho.com mail.com gmx.com gmx.de gmx.net gmx.at gmx.ch
  web.de t-online.de freenet.de posteo.de mailbox.org tutanota.com orange.fr wanadoo.fr free.fr
  laposte.net libero.it virgilio.it btinternet.com comcast.net verizon.net att.net sbcglobal.net
  mail.ru yandex.ru yandex.com rediffmail.com qq.com 163.com 126.com naver.com seznam.cz wp.pl
  o2.pl bigpond.com uol.com.br
`
  .trim()
  .split(/\s+/);
