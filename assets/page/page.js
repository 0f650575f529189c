var nn=Object.create;var Qr=Object.defineProperty;var dn=Object.getOwnPropertyDescriptor;var ln=Object.getOwnPropertyNames;var hn=Object.getPrototypeOf,cn=Object.prototype.hasOwnProperty;var X=(t,e)=>()=>{try{return e||t((e={exports:{}}).exports,e),e.exports}catch(i){throw e=0,i}};var un=(t,e,i,s)=>{if(e&&typeof e=="object"||typeof e=="function")for(let r of ln(e))!cn.call(t,r)&&r!==i&&Qr(t,r,{get:()=>e[r],enumerable:!(s=dn(e,r))||s.enumerable});return t};var fn=(t,e,i)=>(i=t!=null?nn(hn(t)):{},un(e||!t||!t.__esModule?Qr(i,"default",{value:t,enumerable:!0}):i,t));var oe=X(Ls=>{"use strict";Object.defineProperty(Ls,"__esModule",{value:!0});var An=/\r\n?/g,Dn=/\t/g,On=/\f/g,Da=function(t){return t.replace(An,`
`).replace(On,"").replace(Dn,"    ")},Oa=function(t,e){var i=t||{};if(e!=null)for(var s in e)Object.prototype.hasOwnProperty.call(e,s)&&(i[s]=e[s]);return i},Ia=function(t,e){var i=Object.keys(t).filter(function(a){var n=t[a];if(n==null||n.match==null)return!1;var c=n.order;return(typeof c!="number"||!isFinite(c))&&typeof console<"u"&&console.warn("simple-markdown: Invalid order for rule `"+a+"`: "+String(c)),!0});i.sort(function(a,n){var c=t[a],f=t[n],h=c.order,d=f.order;if(h!==d)return h-d;var b=c.quality?0:1,p=f.quality?0:1;return b!==p?b-p:a<n?-1:a>n?1:0});var s,r=function(a,n){var c=[];for(n=n||s,s=n;a;){var f=null,h=null,d=null,b=NaN,p=0,v=i[0],m=t[v];do{var u=m.order,g=n.prevCapture==null?"":n.prevCapture[0],C=m.match(a,n,g);if(C){var E=m.quality?m.quality(C,n,g):0;E<=b||(f=v,h=m,d=C,b=E)}p++,v=i[p],m=t[v]}while(m&&(!d||m.order===u&&m.quality));if(h==null||d==null)throw new Error("Could not find a matching rule for the below content. The rule with highest `order` should always match content provided to it. Check the definition of `match` for '"+i[i.length-1]+`'. It seems to not match the following source:
`+a);if(d.index)throw new Error("`match` must return a capture starting at index 0 (the current parse index). Did you forget a ^ at the start of the RegExp?");var D=h.parse(d,r,n);if(Array.isArray(D))Array.prototype.push.apply(c,D);else{if(D==null||typeof D!="object")throw new Error(`parse() function returned invalid parse result: '${D}'`);D.type==null&&(D.type=f),c.push(D)}n.prevCapture=d,a=a.substring(n.prevCapture[0].length)}return c},o=function(a,n){return s=Oa(n,e),!s.inline&&!s.disableAutoBlockNewlines&&(a=a+`

`),s.prevCapture=null,r(Da(a),s)};return o},me=function(t){var e=function(i,s,r){return s.inline?t.exec(i):null};return e.regex=t,e},xe=function(t){var e=function(i,s){return s.inline?null:t.exec(i)};return e.regex=t,e},Is=function(t){var e=function(i,s){return t.exec(i)};return e.regex=t,e},yu=typeof Symbol=="function"&&Symbol.for&&Symbol.for("react.element")||60103,ne=function(t,e,i,s){i=i||{},s=typeof s<"u"?s:!0;var r="";for(var o in i){var a=i[o];Object.prototype.hasOwnProperty.call(i,o)&&a&&(r+=" "+mt(o)+'="'+mt(a)+'"')}var n="<"+t+r+">";return s?n+e+"</"+t+">":n},Vs=function(t){if(t==null)return null;try{var e=new URL(t,"https://localhost").protocol;if(e.indexOf("javascript:")===0||e.indexOf("vbscript:")===0||e.indexOf("data:")===0)return null}catch{return null}return t},In=/[<>&"']/g,Vn={"<":"&lt;",">":"&gt;","&":"&amp;",'"':"&quot;","'":"&#x27;","/":"&#x2F;","`":"&#96;"},mt=function(t){return String(t).replace(In,function(e){return Vn[e]})},Rn=/\\([^0-9A-Za-z\s])/g,Rs=function(t){return t.replace(Rn,"$1")},Ei=function(t,e,i){var s=i.inline||!1;i.inline=!0;var r=t(e,i);return i.inline=s,r},Ln=function(t,e,i){var s=i.inline||!1;i.inline=!1;var r=t(e+`

`,i);return i.inline=s,r},ki=function(t,e,i){return{content:Ei(e,t[1],i)}},Os=function(){return{}},Ci="(?:[*+-]|\\d+\\.)",Va="( *)("+Ci+") +",Ea=new RegExp("^"+Va),Pn=new RegExp(Va+"[^\\n]*(?:\\n(?!\\1"+Ci+` )[^\\n]*)*(
|$)`,"gm"),Ra=/\n{2,}$/,Nn=/^ (?= *`)|(` *) $/g,Bn=Ra,Ca=/ *\n+$/,qn=new RegExp("^( *)("+Ci+`) [\\s\\S]+?(?:
{2,}(?! )(?!\\1`+Ci+` )\\n*|\\s*
*$)`),Un=/(?:^|\n)( *)$/,Ti=(function(){var t=/^ *\| *| *\| *$/g,e=/ *$/,i=/^ *-+: *$/,s=/^ *:-+: *$/,r=/^ *:-+ *$/,o=function(h){return i.test(h)?"right":s.test(h)?"center":r.test(h)?"left":null},a=function(h,d,b,p){p&&(h=h.replace(t,""));var v=h.trim().split("|");return v.map(o)},n=function(h,d,b,p){var v=b.inTable;b.inTable=!0;var m=d(h.trim(),b);b.inTable=v;var u=[[]];return m.forEach(function(g,C){g.type==="tableSeparator"?(!p||C!==0&&C!==m.length-1)&&u.push([]):(g.type==="text"&&(m[C+1]==null||m[C+1].type==="tableSeparator")&&(g.content=g.content.replace(e,"")),u[u.length-1].push(g))}),u},c=function(h,d,b,p){var v=h.trim().split(`
`);return v.map(function(m){return n(m,d,b,p)})},f=function(h){return function(d,b,p){p.inline=!0;var v=n(d[1],b,p,h),m=a(d[2],b,p,h),u=c(d[3],b,p,h);return p.inline=!1,{type:"table",header:v,align:m,cells:u}}};return{parseTable:f(!0),parseNpTable:f(!1),TABLE_REGEX:/^ *(\|.+)\n *\|( *[-:]+[-| :]*)\n((?: *\|.*(?:\n|$))*)\n*/,NPTABLE_REGEX:/^ *(\S.*\|.*)\n *([-:]+ *\|[-| :]*)\n((?:.*\|.*(?:\n|$))*)\n*/}})(),Hi="(?:\\[[^\\]]*\\]|[^\\[\\]]|\\](?=[^\\[]*\\]))*",Sa=`\\s*<?((?:\\([^)]*\\)|[^\\s\\\\]|\\\\.)*?)>?(?:\\s+['"]([\\s\\S]*?)['"])?\\s*`,Fn=/mailto:/i,ja=function(t,e,i){var s=(t[2]||t[1]).replace(/\s+/g," ").toLowerCase();if(e._defs&&e._defs[s]){var r=e._defs[s];i.target=r.target,i.title=r.title}return e._refs=e._refs||{},e._refs[s]=e._refs[s]||[],e._refs[s].push(i),i},Y=0,Si={Array:{html:function(t,e,i){for(var s="",r=0;r<t.length;r++){var o=t[r];if(o.type==="text")for(o={type:"text",content:o.content};r+1<t.length&&t[r+1].type==="text";r++)o.content+=t[r+1].content;s+=e(o,i)}return s}},heading:{order:Y++,match:xe(/^ *(#{1,6})([^\n]+?)#* *(?:\n *)+\n/),parse:function(t,e,i){return{level:t[1].length,content:Ei(e,t[2].trim(),i)}},html:function(t,e,i){return ne("h"+t.level,e(t.content,i))}},nptable:{order:Y++,match:xe(Ti.NPTABLE_REGEX),parse:Ti.parseNpTable,html:null},lheading:{order:Y++,match:xe(/^([^\n]+)\n *(=|-){3,} *(?:\n *)+\n/),parse:function(t,e,i){return{type:"heading",level:t[2]==="="?1:2,content:Ei(e,t[1],i)}},html:null},hr:{order:Y++,match:xe(/^( *[-*_]){3,} *(?:\n *)+\n/),parse:Os,html:function(t,e,i){return'<hr aria-hidden="true">'}},codeBlock:{order:Y++,match:xe(/^(?:    [^\n]+\n*)+(?:\n *)+\n/),parse:function(t,e,i){var s=t[0].replace(/^    /gm,"").replace(/\n+$/,"");return{lang:void 0,content:s}},html:function(t,e,i){var s=t.lang?"markdown-code-"+t.lang:void 0,r=ne("code",mt(t.content),{class:s});return ne("pre",r)}},fence:{order:Y++,match:xe(/^ *(`{3,}|~{3,}) *(?:(\S+) *)?\n([\s\S]+?)\n?\1 *(?:\n *)+\n/),parse:function(t,e,i){return{type:"codeBlock",lang:t[2]||void 0,content:t[3]}},html:null},blockQuote:{order:Y++,match:xe(/^( *>[^\n]+(\n[^\n]+)*\n*)+\n{2,}/),parse:function(t,e,i){var s=t[0].replace(/^ *> ?/gm,"");return{content:e(s,i)}},html:function(t,e,i){return ne("blockquote",e(t.content,i))}},list:{order:Y++,match:function(t,e){var i=e.prevCapture==null?"":e.prevCapture[0],s=Un.exec(i),r=e._list||!e.inline;return s&&r?(t=s[1]+t,qn.exec(t)):null},parse:function(t,e,i){var s=t[2],r=s.length>1,o=r?+s:void 0,a=t[0].replace(Bn,`
`).match(Pn),n=!1,c=a.map(function(f,h){var d=Ea.exec(f),b=d?d[0].length:0,p=new RegExp("^ {1,"+b+"}","gm"),v=f.replace(p,"").replace(Ea,""),m=h===a.length-1,u=v.indexOf(`

`)!==-1,g=u||m&&n;n=g;var C=i.inline,E=i._list;i._list=!0;var D;g?(i.inline=!1,D=v.replace(Ca,`

`)):(i.inline=!0,D=v.replace(Ca,""));var y=e(D,i);return i.inline=C,i._list=E,y});return{ordered:r,start:o,items:c}},html:function(t,e,i){var s=t.items.map(function(a){return ne("li",e(a,i))}).join(""),r=t.ordered?"ol":"ul",o={start:t.start};return ne(r,s,o)}},def:{order:Y++,match:xe(/^ *\[([^\]]+)\]: *<?([^\s>]*)>?(?: +["(]([^\n]+)[")])? *\n(?: *\n)*/),parse:function(t,e,i){var s=t[1].replace(/\s+/g," ").toLowerCase(),r=t[2],o=t[3];return i._refs&&i._refs[s]&&i._refs[s].forEach(function(a){a.target=r,a.title=o}),i._defs=i._defs||{},i._defs[s]={target:r,title:o},{def:s,target:r,title:o}},html:function(){return""}},table:{order:Y++,match:xe(Ti.TABLE_REGEX),parse:Ti.parseTable,html:function(t,e,i){var s=function(c){return t.align[c]==null?"":"text-align:"+t.align[c]+";"},r=t.header.map(function(c,f){return ne("th",e(c,i),{style:s(f),scope:"col"})}).join(""),o=t.cells.map(function(c){var f=c.map(function(h,d){return ne("td",e(h,i),{style:s(d)})}).join("");return ne("tr",f)}).join(""),a=ne("thead",ne("tr",r)),n=ne("tbody",o);return ne("table",a+n)}},newline:{order:Y++,match:xe(/^(?:\n *)*\n/),parse:Os,html:function(t,e,i){return`
`}},paragraph:{order:Y++,match:xe(/^((?:[^\n]|\n(?! *\n))+)(?:\n *)+\n/),parse:ki,html:function(t,e,i){var s={class:"paragraph"};return ne("div",e(t.content,i),s)}},escape:{order:Y++,match:me(/^\\([^0-9A-Za-z\s])/),parse:function(t,e,i){return{type:"text",content:t[1]}},html:null},tableSeparator:{order:Y++,match:function(t,e){return e.inTable?/^ *\| */.exec(t):null},parse:function(){return{type:"tableSeparator"}},html:function(){return" &vert; "}},autolink:{order:Y++,match:me(/^<([^: >]+:\/[^ >]+)>/),parse:function(t,e,i){return{type:"link",content:[{type:"text",content:t[1]}],target:t[1]}},html:null},mailto:{order:Y++,match:me(/^<([^ >]+@[^ >]+)>/),parse:function(t,e,i){var s=t[1],r=t[1];return Fn.test(r)||(r="mailto:"+r),{type:"link",content:[{type:"text",content:s}],target:r}},html:null},url:{order:Y++,match:me(/^(https?:\/\/[^\s<]+[^<.,:;"')\]\s])/),parse:function(t,e,i){return{type:"link",content:[{type:"text",content:t[1]}],target:t[1],title:void 0}},html:null},link:{order:Y++,match:me(new RegExp("^\\[("+Hi+")\\]\\("+Sa+"\\)")),parse:function(t,e,i){var s={content:e(t[1],i),target:Rs(t[2]),title:t[3]};return s},html:function(t,e,i){var s={href:Vs(t.target),title:t.title};return ne("a",e(t.content,i),s)}},image:{order:Y++,match:me(new RegExp("^!\\[("+Hi+")\\]\\("+Sa+"\\)")),parse:function(t,e,i){var s={alt:t[1],target:Rs(t[2]),title:t[3]};return s},html:function(t,e,i){var s={src:Vs(t.target),alt:t.alt,title:t.title};return ne("img","",s,!1)}},reflink:{order:Y++,match:me(new RegExp("^\\[("+Hi+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(t,e,i){return ja(t,i,{type:"link",content:e(t[1],i)})},html:null},refimage:{order:Y++,match:me(new RegExp("^!\\[("+Hi+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(t,e,i){return ja(t,i,{type:"image",alt:t[1]})},html:null},em:{order:Y,match:me(new RegExp("^\\b_((?:__|\\\\[\\s\\S]|[^\\\\_])+?)_\\b|^\\*(?=\\S)((?:\\*\\*|\\\\[\\s\\S]|\\s+(?:\\\\[\\s\\S]|[^\\s\\*\\\\]|\\*\\*)|[^\\s\\*\\\\])+?)\\*(?!\\*)")),quality:function(t){return t[0].length+.2},parse:function(t,e,i){return{content:e(t[2]||t[1],i)}},html:function(t,e,i){return ne("em",e(t.content,i))}},strong:{order:Y,match:me(/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/),quality:function(t){return t[0].length+.1},parse:ki,html:function(t,e,i){return ne("strong",e(t.content,i))}},u:{order:Y++,match:me(/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/),quality:function(t){return t[0].length},parse:ki,html:function(t,e,i){return ne("u",e(t.content,i))}},del:{order:Y++,match:me(/^~~(?=\S)((?:\\[\s\S]|~(?!~)|[^\s~\\]|\s(?!~~))+?)~~/),parse:ki,html:function(t,e,i){return ne("del",e(t.content,i))}},inlineCode:{order:Y++,match:me(/^(`+)([\s\S]*?[^`])\1(?!`)/),parse:function(t,e,i){return{content:t[2].replace(Nn,"$1")}},html:function(t,e,i){return ne("code",mt(t.content))}},br:{order:Y++,match:Is(/^ {2,}\n/),parse:Os,html:function(t,e,i){return"<br>"}},text:{order:Y++,match:Is(/^[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|\n\n| {2,}\n|\w+:\S|$)/),parse:function(t,e,i){return{content:t[0]}},html:function(t,e,i){return mt(t.content)}}},Wn=function(t,e){!e&&typeof console<"u"&&console.warn("simple-markdown ruleOutput should take 'react' or 'html' as the second argument.");var i=function(s,r,o){return t[s.type][e](s,r,o)};return i},Zn=function(t){var e=function(i,s){return s=s||{},Array.isArray(i)?i.map(function(r){return e(r,s)}).join(""):t(i,e,s)};return e},La=function(t,e,i={}){if(!e)throw new Error("simple-markdown: outputFor: `property` must be defined. if you just upgraded, you probably need to replace `outputFor` with `reactFor`");var s,r=t.Array||Si.Array,o=r[e];if(!o)throw new Error("simple-markdown: outputFor: to join nodes of type `"+e+"` you must provide an `Array:` joiner rule with that type, Please see the docs for details on specifying an Array rule.");var a=o,n=function(f,h){return h=h||s,s=h,Array.isArray(f)?a(f,n,h):t[f.type][e](f,n,h)},c=function(f,h){return s=Oa(h,i),n(f,s)};return c},ji=Ia(Si),Pa=function(t,e){return e=e||{},e.inline=!1,ji(t,e)},Gn=function(t,e){return e=e||{},e.inline=!0,ji(t,e)},Aa=function(t,e){var i=Ra.test(t);return e=e||{},e.inline=!i,ji(t,e)},Na=La(Si,"html"),Kn=function(t,e){return Na(Pa(t,e),e)},Qn={defaultRules:Si,parserFor:Ia,outputFor:La,inlineRegex:me,blockRegex:xe,anyScopeRegex:Is,parseInline:Ei,parseBlock:Ln,markdownToHtml:Kn,defaultBlockParse:Pa,defaultInlineParse:Gn,defaultImplicitParse:Aa,defaultHtmlOutput:Na,preprocess:Da,sanitizeText:mt,sanitizeUrl:Vs,unescapeUrl:Rs,htmlTag:ne,defaultRawParse:ji,ruleOutput:Wn,htmlFor:Zn,defaultParse:function(...t){return typeof console<"u"&&console.warn("defaultParse is deprecated, please use `defaultImplicitParse`"),Aa.apply(null,t)},defaultOutput:function(...t){return typeof console<"u"&&console.warn("defaultOutput is deprecated, please use `defaultReactOutput`"),defaultReactOutput.apply(null,t)}};Ls.default=Qn});var le=X(Z=>{"use strict";Object.defineProperty(Z,"__esModule",{value:!0});Z.GuildNavigationRegex=Z.SlashCommandRegex=Z.SubtextRegex=Z.HeadingRegex=Z.TimestampRegex=Z.TextRegex=Z.StrikeThroughRegex=Z.SpoilerRegex=Z.EmoticonRegex=Z.CodeBlockRegex=Z.BlockQuoteRegex=Z.HereRegex=Z.EveryoneRegex=Z.UserMentionRegex=Z.RoleMentionRegex=Z.EmojiRegex=Z.ChannelMentionRegex=void 0;Z.ChannelMentionRegex=/^<#(\d{17,20})>/;Z.EmojiRegex=/^<(a)?:(\w{2,32}):(\d{17,21})>/;Z.RoleMentionRegex=/^<@&(\d{17,20})>/;Z.UserMentionRegex=/^<@!?(\d{17,20})>/;Z.EveryoneRegex=/^@everyone/;Z.HereRegex=/^@here/;Z.BlockQuoteRegex=/^( *>>> ([\s\S]*))|^( *> [^\n]*(\n *> [^\n]*)*\n?)/;Z.CodeBlockRegex=/^```(([a-z0-9_+\-.#]+?)\n+)?\n*([^]+?)\n*```/i;Z.EmoticonRegex=/^(¯\\_\(ツ\)_\/¯)/;Z.SpoilerRegex=/^\|\|([\s\S]+?)\|\|/;Z.StrikeThroughRegex=/^~~([\s\S]+?)~~(?!_)/;Z.TextRegex=/^[\s\S]+?(?=[^0-9A-Za-z\s]|\n\n|\n|\w+:\S|$)/;Z.TimestampRegex=/^<t:(-?\d+)(?::(R|t|T|d|D|f|F))?>/;Z.HeadingRegex=/^(#{1,3}) +([^\n]+?)(\n|$)/;Z.SubtextRegex=/^-# +([^\n]+?)(\n|$)/;Z.SlashCommandRegex=/^<\/([-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}(?: [-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}){0,2})?:(\d{17,21})>/u;Z.GuildNavigationRegex=/^<(\d{17,20}):(?:(customize|browse|guide)|(linked-roles)(:\d{17,20})?)>/});var Ba=X(pt=>{"use strict";var Jn=pt&&pt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(pt,"__esModule",{value:!0});pt.guildNavigation=void 0;var Yn=Jn(oe()),Xn=le();pt.guildNavigation={order:Yn.default.defaultRules.strong.order,match:t=>Xn.GuildNavigationRegex.exec(t),parse:function(t){var e,i,s;let r=(e=t[2])!==null&&e!==void 0?e:t[3];if(r==="linked-roles"){let o=(s=(i=t[4])===null||i===void 0?void 0:i.slice(1))!==null&&s!==void 0?s:null;return{id:t[1],navigation:r,roleId:o}}else return{id:t[1],navigation:r}}}});var qa=X(vt=>{"use strict";var ed=vt&&vt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(vt,"__esModule",{value:!0});vt.slashCommand=void 0;var td=ed(oe()),id=le();vt.slashCommand={order:td.default.defaultRules.strong.order,match:t=>id.SlashCommandRegex.exec(t),parse:function(t){let e=t[1].split(" "),i={fullName:t[1],name:e[0],subcommand:null,subcommandGroup:null,id:t[2]};return e.length==2&&(i.subcommand=e[1]),e.length===3&&(i.subcommandGroup=e[1],i.subcommand=e[2]),i}}});var Ua=X(gt=>{"use strict";var sd=gt&&gt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(gt,"__esModule",{value:!0});gt.everyone=void 0;var rd=sd(oe()),ad=le();gt.everyone={order:rd.default.defaultRules.strong.order,match:t=>ad.EveryoneRegex.exec(t),parse:function(){return{}}}});var Fa=X(Ai=>{"use strict";Object.defineProperty(Ai,"__esModule",{value:!0});Ai.TwemojiRegex=void 0;Ai.TwemojiRegex=/^((?:\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d[\udc68\udc69]|\ud83e\udef1\ud83c\udffb\u200d\ud83e\udef2\ud83c[\udffc-\udfff]|\ud83e\udef1\ud83c\udffc\u200d\ud83e\udef2\ud83c[\udffb\udffd-\udfff]|\ud83e\udef1\ud83c\udffd\u200d\ud83e\udef2\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\udef1\ud83c\udffe\u200d\ud83e\udef2\ud83c[\udffb-\udffd\udfff]|\ud83e\udef1\ud83c\udfff\u200d\ud83e\udef2\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d[\udc68\udc69]|\ud83e\uddd1\u200d\ud83e\udd1d\u200d\ud83e\uddd1|\ud83d\udc6f\ud83c\udffb\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffb\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2642\ufe0f|\ud83d\udc6f\u200d\u2640\ufe0f|\ud83d\udc6f\u200d\u2642\ufe0f|\ud83e\udd3c\u200d\u2640\ufe0f|\ud83e\udd3c\u200d\u2642\ufe0f|\ud83d\udc6b\ud83c[\udffb-\udfff]|\ud83d\udc6c\ud83c[\udffb-\udfff]|\ud83d\udc6d\ud83c[\udffb-\udfff]|\ud83d\udc6f\ud83c[\udffb-\udfff]|\ud83d\udc8f\ud83c[\udffb-\udfff]|\ud83d\udc91\ud83c[\udffb-\udfff]|\ud83e\udd1d\ud83c[\udffb-\udfff]|\ud83e\udd3c\ud83c[\udffb-\udfff]|\ud83d[\udc6b-\udc6d\udc6f\udc8f\udc91]|\ud83e[\udd1d\udd3c])|(?:\ud83d[\udc68\udc69]|\ud83e\uddd1)(?:\ud83c[\udffb-\udfff])?\u200d(?:\u2695\ufe0f|\u2696\ufe0f|\u2708\ufe0f|\ud83c[\udf3e\udf73\udf7c\udf84\udf93\udfa4\udfa8\udfeb\udfed]|\ud83d[\udcbb\udcbc\udd27\udd2c\ude80\ude92]|\ud83e[\uddaf-\uddb3\uddbc\uddbd\ude70])(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75]|\u26f9)((?:\ud83c[\udffb-\udfff]|\ufe0f)\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?)|(?:\ud83c[\udfc3\udfc4\udfca]|\ud83d[\udc6e\udc70\udc71\udc73\udc77\udc81\udc82\udc86\udc87\ude45-\ude47\ude4b\ude4d\ude4e\udea3\udeb4-\udeb6]|\ud83e[\udd26\udd35\udd37-\udd39\udd3d\udd3e\uddb8\uddb9\uddcd-\uddcf\uddd4\uddd6-\udddd])(?:\ud83c[\udffb-\udfff])?\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?|(?:\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83c\udff3\ufe0f\u200d\u26a7\ufe0f|\ud83c\udff3\ufe0f\u200d\ud83c\udf08|\ud83d\ude36\u200d\ud83c\udf2b\ufe0f|\u26d3\ufe0f\u200d\ud83d\udca5|\u2764\ufe0f\u200d\ud83d\udd25|\u2764\ufe0f\u200d\ud83e\ude79|\ud83c\udf44\u200d\ud83d\udfeb|\ud83c\udf4b\u200d\ud83d\udfe9|\ud83c\udff4\u200d\u2620\ufe0f|\ud83d\udc15\u200d\ud83e\uddba|\ud83d\udc26\u200d\ud83d\udd25|\ud83d\udc3b\u200d\u2744\ufe0f|\ud83d\udc41\u200d\ud83d\udde8|\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\ude2e\u200d\ud83d\udca8|\ud83d\ude35\u200d\ud83d\udcab|\ud83d\ude42\u200d\u2194\ufe0f|\ud83d\ude42\u200d\u2195\ufe0f|\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddde\u200d\u2640\ufe0f|\ud83e\uddde\u200d\u2642\ufe0f|\ud83e\udddf\u200d\u2640\ufe0f|\ud83e\udddf\u200d\u2642\ufe0f|\ud83d\udc08\u200d\u2b1b|\ud83d\udc26\u200d\u2b1b)|[#*0-9]\ufe0f?\u20e3|(?:[©®\u2122\u265f]\ufe0f)|(?:\ud83c[\udc04\udd70\udd71\udd7e\udd7f\ude02\ude1a\ude2f\ude37\udf21\udf24-\udf2c\udf36\udf7d\udf96\udf97\udf99-\udf9b\udf9e\udf9f\udfcd\udfce\udfd4-\udfdf\udff3\udff5\udff7]|\ud83d[\udc3f\udc41\udcfd\udd49\udd4a\udd6f\udd70\udd73\udd76-\udd79\udd87\udd8a-\udd8d\udda5\udda8\uddb1\uddb2\uddbc\uddc2-\uddc4\uddd1-\uddd3\udddc-\uddde\udde1\udde3\udde8\uddef\uddf3\uddfa\udecb\udecd-\udecf\udee0-\udee5\udee9\udef0\udef3]|[\u203c\u2049\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23ed-\u23ef\u23f1\u23f2\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u2660\u2663\u2665\u2666\u2668\u267b\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab\u26b0\u26b1\u26bd\u26be\u26c4\u26c5\u26c8\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f8\u26fa\u26fd\u2702\u2708\u2709\u270f\u2712\u2714\u2716\u271d\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u2764\u27a1\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299])(?:\ufe0f|(?!\ufe0e))|(?:(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75\udd90]|\ud83e\udef0|[\u261d\u26f7\u26f9\u270c\u270d])(?:\ufe0f|(?!\ufe0e))|(?:\ud83c\udfc3|\ud83d\udeb6|\ud83e\uddce)(?:\ud83c[\udffb-\udfff])?(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udf85\udfc2\udfc4\udfc7\udfca]|\ud83d[\udc42\udc43\udc46-\udc50\udc66-\udc69\udc6e\udc70-\udc78\udc7c\udc81-\udc83\udc85-\udc87\udcaa\udd7a\udd95\udd96\ude45-\ude47\ude4b-\ude4f\udea3\udeb4\udeb5\udec0\udecc]|\ud83e[\udd0c\udd0f\udd18-\udd1c\udd1e\udd1f\udd26\udd30-\udd39\udd3d\udd3e\udd77\uddb5\uddb6\uddb8\uddb9\uddbb\uddcd\uddcf\uddd1-\udddd\udec3-\udec5\udef1-\udef8]|[\u270a\u270b]))(?:\ud83c[\udffb-\udfff])?|(?:\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc77\udb40\udc6c\udb40\udc73\udb40\udc7f|\ud83c\udde6\ud83c[\udde8-\uddec\uddee\uddf1\uddf2\uddf4\uddf6-\uddfa\uddfc\uddfd\uddff]|\ud83c\udde7\ud83c[\udde6\udde7\udde9-\uddef\uddf1-\uddf4\uddf6-\uddf9\uddfb\uddfc\uddfe\uddff]|\ud83c\udde8\ud83c[\udde6\udde8\udde9\uddeb-\uddee\uddf0-\uddf7\uddfa-\uddff]|\ud83c\udde9\ud83c[\uddea\uddec\uddef\uddf0\uddf2\uddf4\uddff]|\ud83c\uddea\ud83c[\udde6\udde8\uddea\uddec\udded\uddf7-\uddfa]|\ud83c\uddeb\ud83c[\uddee-\uddf0\uddf2\uddf4\uddf7]|\ud83c\uddec\ud83c[\udde6\udde7\udde9-\uddee\uddf1-\uddf3\uddf5-\uddfa\uddfc\uddfe]|\ud83c\udded\ud83c[\uddf0\uddf2\uddf3\uddf7\uddf9\uddfa]|\ud83c\uddee\ud83c[\udde8-\uddea\uddf1-\uddf4\uddf6-\uddf9]|\ud83c\uddef\ud83c[\uddea\uddf2\uddf4\uddf5]|\ud83c\uddf0\ud83c[\uddea\uddec-\uddee\uddf2\uddf3\uddf5\uddf7\uddfc\uddfe\uddff]|\ud83c\uddf1\ud83c[\udde6-\udde8\uddee\uddf0\uddf7-\uddfb\uddfe]|\ud83c\uddf2\ud83c[\udde6\udde8-\udded\uddf0-\uddff]|\ud83c\uddf3\ud83c[\udde6\udde8\uddea-\uddec\uddee\uddf1\uddf4\uddf5\uddf7\uddfa\uddff]|\ud83c\uddf4\ud83c\uddf2|\ud83c\uddf5\ud83c[\udde6\uddea-\udded\uddf0-\uddf3\uddf7-\uddf9\uddfc\uddfe]|\ud83c\uddf6\ud83c\udde6|\ud83c\uddf7\ud83c[\uddea\uddf4\uddf8\uddfa\uddfc]|\ud83c\uddf8\ud83c[\udde6-\uddea\uddec-\uddf4\uddf7-\uddf9\uddfb\uddfd-\uddff]|\ud83c\uddf9\ud83c[\udde6\udde8\udde9\uddeb-\udded\uddef-\uddf4\uddf7\uddf9\uddfb\uddfc\uddff]|\ud83c\uddfa\ud83c[\udde6\uddec\uddf2\uddf3\uddf8\uddfe\uddff]|\ud83c\uddfb\ud83c[\udde6\udde8\uddea\uddec\uddee\uddf3\uddfa]|\ud83c\uddfc\ud83c[\uddeb\uddf8]|\ud83c\uddfd\ud83c\uddf0|\ud83c\uddfe\ud83c[\uddea\uddf9]|\ud83c\uddff\ud83c[\udde6\uddf2\uddfc]|\ud83c[\udccf\udd8e\udd91-\udd9a\udde6-\uddff\ude01\ude32-\ude36\ude38-\ude3a\ude50\ude51\udf00-\udf20\udf2d-\udf35\udf37-\udf7c\udf7e-\udf84\udf86-\udf93\udfa0-\udfc1\udfc5\udfc6\udfc8\udfc9\udfcf-\udfd3\udfe0-\udff0\udff4\udff8-\udfff]|\ud83d[\udc00-\udc3e\udc40\udc44\udc45\udc51-\udc65\udc6a\udc79-\udc7b\udc7d-\udc80\udc84\udc88-\udc8e\udc90\udc92-\udca9\udcab-\udcfc\udcff-\udd3d\udd4b-\udd4e\udd50-\udd67\udda4\uddfb-\ude44\ude48-\ude4a\ude80-\udea2\udea4-\udeb3\udeb7-\udebf\udec1-\udec5\uded0-\uded2\uded5-\uded8\udedc-\udedf\udeeb\udeec\udef4-\udefc\udfe0-\udfeb\udff0]|\ud83e[\udd0d\udd0e\udd10-\udd17\udd20-\udd25\udd27-\udd2f\udd3a\udd3f-\udd45\udd47-\udd76\udd78-\uddb4\uddb7\uddba\uddbc-\uddcc\uddd0\uddde-\uddff\ude70-\ude7c\ude80-\ude8a\ude8e-\udec2\udec6\udec8\udecd-\udedc\udedf-\udeea\udeef]|[\u23e9-\u23ec\u23f0\u23f3\u267e\u26ce\u2705\u2728\u274c\u274e\u2753-\u2755\u2795-\u2797\u27b0\u27bf\ue50a])|\ufe0f)/});var Wa=X(bt=>{"use strict";var od=bt&&bt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(bt,"__esModule",{value:!0});bt.twemoji=void 0;var nd=od(oe()),dd=Fa();bt.twemoji={order:nd.default.defaultRules.strong.order,match:t=>dd.TwemojiRegex.exec(t),parse:function(t){return{name:t[0]}}}});var Za=X(_t=>{"use strict";var ld=_t&&_t.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(_t,"__esModule",{value:!0});_t.channel=void 0;var hd=ld(oe()),cd=le();_t.channel={order:hd.default.defaultRules.strong.order,match:t=>cd.ChannelMentionRegex.exec(t),parse:function(t){return{id:t[1]}}}});var Ga=X(zt=>{"use strict";var ud=zt&&zt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(zt,"__esModule",{value:!0});zt.timestamp=void 0;var fd=ud(oe()),md=le();zt.timestamp={order:fd.default.defaultRules.strong.order,match:t=>md.TimestampRegex.exec(t),parse:function(t){return{timestamp:t[1],format:t[2]}}}});var je=X(Di=>{"use strict";Object.defineProperty(Di,"__esModule",{value:!0});Di.extend=void 0;var pd=(t,e)=>Object.assign({},e,t);Di.extend=pd});var Ka=X(yt=>{"use strict";var vd=yt&&yt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(yt,"__esModule",{value:!0});yt.blockQuote=void 0;var gd=vd(oe()),bd=je(),_d=le();yt.blockQuote=(0,bd.extend)({match:function(t,e,i){return!/^$|\n *$/.test(i)||e.inQuote?null:_d.BlockQuoteRegex.exec(t)},parse:function(t,e,i){let s=t[0],o=!!/^ *>>> ?/.exec(s)?/^ *>>> ?/:/^ *> ?/gm,a=s.replace(o,"");return{content:e(a,Object.assign({},i,{inQuote:!0})),type:"blockQuote"}}},gd.default.defaultRules.blockQuote)});var Ja=X(wt=>{"use strict";var zd=wt&&wt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(wt,"__esModule",{value:!0});wt.strikethrough=void 0;var Qa=zd(oe()),yd=je(),wd=le();wt.strikethrough=(0,yd.extend)({match:Qa.default.inlineRegex(wd.StrikeThroughRegex)},Qa.default.defaultRules.del)});var Xa=X($t=>{"use strict";var $d=$t&&$t.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty($t,"__esModule",{value:!0});$t.codeBlock=void 0;var Ya=$d(oe()),xd=je(),Md=le();$t.codeBlock=(0,xd.extend)({match:Ya.default.inlineRegex(Md.CodeBlockRegex),parse:function(t,e,i){return{lang:(t[2]||"").trim(),content:t[3]||"",inQuote:i.inQuote||!1}}},Ya.default.defaultRules.codeBlock)});var eo=X(xt=>{"use strict";var kd=xt&&xt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(xt,"__esModule",{value:!0});xt.emoji=void 0;var Td=kd(oe()),Hd=le();xt.emoji={order:Td.default.defaultRules.strong.order,match:t=>Hd.EmojiRegex.exec(t),parse:function(t){return{animated:t[1]==="a",name:t[2],id:t[3]}}}});var to=X(Mt=>{"use strict";var Ed=Mt&&Mt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Mt,"__esModule",{value:!0});Mt.role=void 0;var Cd=Ed(oe()),Sd=le();Mt.role={order:Cd.default.defaultRules.strong.order,match:t=>Sd.RoleMentionRegex.exec(t),parse:function(t){return{id:t[1]}}}});var io=X(kt=>{"use strict";var jd=kt&&kt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(kt,"__esModule",{value:!0});kt.autolink=void 0;var Ad=jd(oe()),Dd=je();kt.autolink=(0,Dd.extend)({parse:t=>({content:[{type:"text",content:t[1]}],target:t[1]})},Ad.default.defaultRules.autolink)});var so=X(Tt=>{"use strict";var Od=Tt&&Tt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Tt,"__esModule",{value:!0});Tt.here=void 0;var Id=Od(oe()),Vd=le();Tt.here={order:Id.default.defaultRules.strong.order,match:t=>Vd.HereRegex.exec(t),parse:function(){return{}}}});var ro=X(Ht=>{"use strict";var Rd=Ht&&Ht.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Ht,"__esModule",{value:!0});Ht.emoticon=void 0;var Ld=Rd(oe()),Pd=le();Ht.emoticon={order:Ld.default.defaultRules.text.order,match:t=>Pd.EmoticonRegex.exec(t),parse:function(t){return{type:"text",content:t[1]}}}});var ao=X(Et=>{"use strict";var Nd=Et&&Et.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Et,"__esModule",{value:!0});Et.user=void 0;var Bd=Nd(oe()),qd=le();Et.user={order:Bd.default.defaultRules.strong.order,match:t=>qd.UserMentionRegex.exec(t),parse:function(t){return{id:t[1],type:"user"}}}});var oo=X(Oi=>{"use strict";Object.defineProperty(Oi,"__esModule",{value:!0});Oi.spoiler=void 0;var Ud=le();Oi.spoiler={order:0,match:t=>Ud.SpoilerRegex.exec(t),parse:function(t,e,i){return{content:e(t[1],i)}}}});var no=X(Ct=>{"use strict";var Fd=Ct&&Ct.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Ct,"__esModule",{value:!0});Ct.heading=void 0;var Wd=Fd(oe()),Zd=je(),Gd=le();Ct.heading=(0,Zd.extend)({match:function(t,e){return e.prevCapture===null||e.prevCapture.slice(-1)[0]===`
`?Gd.HeadingRegex.exec(t):null}},Wd.default.defaultRules.heading)});var lo=X(St=>{"use strict";var Kd=St&&St.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(St,"__esModule",{value:!0});St.subtext=void 0;var Qd=Kd(oe()),Jd=le();St.subtext={order:Qd.default.defaultRules.heading.order-.5,match:function(t,e){return e.prevCapture===null||e.prevCapture.slice(-1)[0]===`
`?Jd.SubtextRegex.exec(t):null},parse:function(t,e,i){return{content:e(t[1],i)}}}});var ho=X(jt=>{"use strict";var Yd=jt&&jt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(jt,"__esModule",{value:!0});jt.text=void 0;var Xd=Yd(oe()),el=je(),tl=le();jt.text=(0,el.extend)({match:t=>tl.TextRegex.exec(t)},Xd.default.defaultRules.text)});var co=X(At=>{"use strict";var il=At&&At.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(At,"__esModule",{value:!0});At.url=void 0;var sl=il(oe()),rl=je();At.url=(0,rl.extend)({parse:t=>({content:[{type:"text",content:t[1]}],target:t[1]})},sl.default.defaultRules.url)});var fo=X(Dt=>{"use strict";var al=Dt&&Dt.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Dt,"__esModule",{value:!0});Dt.em=void 0;var ol=je(),uo=al(oe());Dt.em=(0,ol.extend)({parse:function(t,e,i){let s=uo.default.defaultRules.em.parse(t,e,Object.assign({},i,{inEmphasis:!0}));return i.inEmphasis?s.content:s}},uo.default.defaultRules.em)});var po=X(Ot=>{"use strict";var nl=Ot&&Ot.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(Ot,"__esModule",{value:!0});Ot.br=void 0;var mo=nl(oe()),dl=je();Ot.br=(0,dl.extend)({match:mo.default.anyScopeRegex(/^\n/)},mo.default.defaultRules.br)});var go=X(ue=>{"use strict";var ll=ue&&ue.__importDefault||function(t){return t&&t.__esModule?t:{default:t}};Object.defineProperty(ue,"__esModule",{value:!0});ue.rulesExtended=ue.rules=ue.SimpleMarkdown=void 0;ue.parse=vo;var Oe=ll(oe());ue.SimpleMarkdown=Oe.default;var hl=Ba(),cl=qa(),ul=Ua(),fl=Wa(),ml=Za(),pl=Ga(),vl=Ka(),gl=Ja(),bl=Xa(),_l=eo(),zl=to(),yl=io(),wl=so(),$l=ro(),xl=ao(),Ml=oo(),kl=no(),Tl=lo(),Hl=ho(),El=co(),Cl=fo(),Sl=po();ue.rules={blockQuote:vl.blockQuote,codeBlock:bl.codeBlock,newline:Oe.default.defaultRules.newline,escape:Oe.default.defaultRules.escape,autolink:yl.autolink,url:El.url,em:Cl.em,strong:Oe.default.defaultRules.strong,underline:Oe.default.defaultRules.u,strikethrough:gl.strikethrough,inlineCode:Oe.default.defaultRules.inlineCode,text:Hl.text,emoticon:$l.emoticon,br:Sl.br,spoiler:Ml.spoiler,heading:kl.heading,subtext:Tl.subtext,user:xl.user,channel:ml.channel,role:zl.role,emoji:_l.emoji,everyone:ul.everyone,here:wl.here,twemoji:fl.twemoji,timestamp:pl.timestamp,slashCommand:cl.slashCommand,guildNavigation:hl.guildNavigation};ue.rulesExtended=Object.assign(Object.assign({},ue.rules),{link:Oe.default.defaultRules.link});var jl=Oe.default.parserFor(ue.rules),Al=Oe.default.parserFor(ue.rulesExtended);function vo(t,e="normal"){return e==="normal"?jl(t,{inline:!0}):Al(t,{inline:!0})}ue.default=vo});var ui=globalThis,fi=ui.ShadowRoot&&(ui.ShadyCSS===void 0||ui.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Ms=Symbol(),Jr=new WeakMap,Ft=class{constructor(e,i,s){if(this._$cssResult$=!0,s!==Ms)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=i}get styleSheet(){let e=this.o,i=this.t;if(fi&&e===void 0){let s=i!==void 0&&i.length===1;s&&(e=Jr.get(i)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),s&&Jr.set(i,e))}return e}toString(){return this.cssText}},Yr=t=>new Ft(typeof t=="string"?t:t+"",void 0,Ms),P=(t,...e)=>{let i=t.length===1?t[0]:e.reduce((s,r,o)=>s+(a=>{if(a._$cssResult$===!0)return a.cssText;if(typeof a=="number")return a;throw Error("Value passed to 'css' function must be a 'css' function result: "+a+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(r)+t[o+1],t[0]);return new Ft(i,t,Ms)},Xr=(t,e)=>{if(fi)t.adoptedStyleSheets=e.map(i=>i instanceof CSSStyleSheet?i:i.styleSheet);else for(let i of e){let s=document.createElement("style"),r=ui.litNonce;r!==void 0&&s.setAttribute("nonce",r),s.textContent=i.cssText,t.appendChild(s)}},ks=fi?t=>t:t=>t instanceof CSSStyleSheet?(e=>{let i="";for(let s of e.cssRules)i+=s.cssText;return Yr(i)})(t):t;var{is:mn,defineProperty:pn,getOwnPropertyDescriptor:vn,getOwnPropertyNames:gn,getOwnPropertySymbols:bn,getPrototypeOf:_n}=Object,mi=globalThis,ea=mi.trustedTypes,zn=ea?ea.emptyScript:"",yn=mi.reactiveElementPolyfillSupport,Wt=(t,e)=>t,Zt={toAttribute(t,e){switch(e){case Boolean:t=t?zn:null;break;case Object:case Array:t=t==null?t:JSON.stringify(t)}return t},fromAttribute(t,e){let i=t;switch(e){case Boolean:i=t!==null;break;case Number:i=t===null?null:Number(t);break;case Object:case Array:try{i=JSON.parse(t)}catch{i=null}}return i}},pi=(t,e)=>!mn(t,e),ta={attribute:!0,type:String,converter:Zt,reflect:!1,useDefault:!1,hasChanged:pi};Symbol.metadata??=Symbol("metadata"),mi.litPropertyMetadata??=new WeakMap;var Ae=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,i=ta){if(i.state&&(i.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((i=Object.create(i)).wrapped=!0),this.elementProperties.set(e,i),!i.noAccessor){let s=Symbol(),r=this.getPropertyDescriptor(e,s,i);r!==void 0&&pn(this.prototype,e,r)}}static getPropertyDescriptor(e,i,s){let{get:r,set:o}=vn(this.prototype,e)??{get(){return this[i]},set(a){this[i]=a}};return{get:r,set(a){let n=r?.call(this);o?.call(this,a),this.requestUpdate(e,n,s)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??ta}static _$Ei(){if(this.hasOwnProperty(Wt("elementProperties")))return;let e=_n(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(Wt("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(Wt("properties"))){let i=this.properties,s=[...gn(i),...bn(i)];for(let r of s)this.createProperty(r,i[r])}let e=this[Symbol.metadata];if(e!==null){let i=litPropertyMetadata.get(e);if(i!==void 0)for(let[s,r]of i)this.elementProperties.set(s,r)}this._$Eh=new Map;for(let[i,s]of this.elementProperties){let r=this._$Eu(i,s);r!==void 0&&this._$Eh.set(r,i)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let i=[];if(Array.isArray(e)){let s=new Set(e.flat(1/0).reverse());for(let r of s)i.unshift(ks(r))}else e!==void 0&&i.push(ks(e));return i}static _$Eu(e,i){let s=i.attribute;return s===!1?void 0:typeof s=="string"?s:typeof e=="string"?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,i=this.constructor.elementProperties;for(let s of i.keys())this.hasOwnProperty(s)&&(e.set(s,this[s]),delete this[s]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return Xr(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,i,s){this._$AK(e,s)}_$ET(e,i){let s=this.constructor.elementProperties.get(e),r=this.constructor._$Eu(e,s);if(r!==void 0&&s.reflect===!0){let o=(s.converter?.toAttribute!==void 0?s.converter:Zt).toAttribute(i,s.type);this._$Em=e,o==null?this.removeAttribute(r):this.setAttribute(r,o),this._$Em=null}}_$AK(e,i){let s=this.constructor,r=s._$Eh.get(e);if(r!==void 0&&this._$Em!==r){let o=s.getPropertyOptions(r),a=typeof o.converter=="function"?{fromAttribute:o.converter}:o.converter?.fromAttribute!==void 0?o.converter:Zt;this._$Em=r;let n=a.fromAttribute(i,o.type);this[r]=n??this._$Ej?.get(r)??n,this._$Em=null}}requestUpdate(e,i,s,r=!1,o){if(e!==void 0){let a=this.constructor;if(r===!1&&(o=this[e]),s??=a.getPropertyOptions(e),!((s.hasChanged??pi)(o,i)||s.useDefault&&s.reflect&&o===this._$Ej?.get(e)&&!this.hasAttribute(a._$Eu(e,s))))return;this.C(e,i,s)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(e,i,{useDefault:s,reflect:r,wrapped:o},a){s&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,a??i??this[e]),o!==!0||a!==void 0)||(this._$AL.has(e)||(this.hasUpdated||s||(i=void 0),this._$AL.set(e,i)),r===!0&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(i){Promise.reject(i)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[r,o]of this._$Ep)this[r]=o;this._$Ep=void 0}let s=this.constructor.elementProperties;if(s.size>0)for(let[r,o]of s){let{wrapped:a}=o,n=this[r];a!==!0||this._$AL.has(r)||n===void 0||this.C(r,void 0,o,n)}}let e=!1,i=this._$AL;try{e=this.shouldUpdate(i),e?(this.willUpdate(i),this._$EO?.forEach(s=>s.hostUpdate?.()),this.update(i)):this._$EM()}catch(s){throw e=!1,this._$EM(),s}e&&this._$AE(i)}willUpdate(e){}_$AE(e){this._$EO?.forEach(i=>i.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(i=>this._$ET(i,this[i])),this._$EM()}updated(e){}firstUpdated(e){}};Ae.elementStyles=[],Ae.shadowRootOptions={mode:"open"},Ae[Wt("elementProperties")]=new Map,Ae[Wt("finalized")]=new Map,yn?.({ReactiveElement:Ae}),(mi.reactiveElementVersions??=[]).push("2.1.2");var Hs=globalThis,ia=t=>t,vi=Hs.trustedTypes,sa=vi?vi.createPolicy("lit-html",{createHTML:t=>t}):void 0,Es="$lit$",De=`lit$${Math.random().toFixed(9).slice(2)}$`,Cs="?"+De,wn=`<${Cs}>`,rt=document,Kt=()=>rt.createComment(""),Qt=t=>t===null||typeof t!="object"&&typeof t!="function",Ss=Array.isArray,la=t=>Ss(t)||typeof t?.[Symbol.iterator]=="function",Ts=`[ 	
\f\r]`,Gt=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,ra=/-->/g,aa=/>/g,it=RegExp(`>|${Ts}(?:([^\\s"'>=/]+)(${Ts}*=${Ts}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),oa=/'/g,na=/"/g,ha=/^(?:script|style|textarea|title)$/i,js=t=>(e,...i)=>({_$litType$:t,strings:e,values:i}),l=js(1),M=js(2),Vc=js(3),ce=Symbol.for("lit-noChange"),j=Symbol.for("lit-nothing"),da=new WeakMap,st=rt.createTreeWalker(rt,129);function ca(t,e){if(!Ss(t)||!t.hasOwnProperty("raw"))throw Error("invalid template strings array");return sa!==void 0?sa.createHTML(e):e}var ua=(t,e)=>{let i=t.length-1,s=[],r,o=e===2?"<svg>":e===3?"<math>":"",a=Gt;for(let n=0;n<i;n++){let c=t[n],f,h,d=-1,b=0;for(;b<c.length&&(a.lastIndex=b,h=a.exec(c),h!==null);)b=a.lastIndex,a===Gt?h[1]==="!--"?a=ra:h[1]!==void 0?a=aa:h[2]!==void 0?(ha.test(h[2])&&(r=RegExp("</"+h[2],"g")),a=it):h[3]!==void 0&&(a=it):a===it?h[0]===">"?(a=r??Gt,d=-1):h[1]===void 0?d=-2:(d=a.lastIndex-h[2].length,f=h[1],a=h[3]===void 0?it:h[3]==='"'?na:oa):a===na||a===oa?a=it:a===ra||a===aa?a=Gt:(a=it,r=void 0);let p=a===it&&t[n+1].startsWith("/>")?" ":"";o+=a===Gt?c+wn:d>=0?(s.push(f),c.slice(0,d)+Es+c.slice(d)+De+p):c+De+(d===-2?n:p)}return[ca(t,o+(t[i]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),s]},Jt=class t{constructor({strings:e,_$litType$:i},s){let r;this.parts=[];let o=0,a=0,n=e.length-1,c=this.parts,[f,h]=ua(e,i);if(this.el=t.createElement(f,s),st.currentNode=this.el.content,i===2||i===3){let d=this.el.content.firstChild;d.replaceWith(...d.childNodes)}for(;(r=st.nextNode())!==null&&c.length<n;){if(r.nodeType===1){if(r.hasAttributes())for(let d of r.getAttributeNames())if(d.endsWith(Es)){let b=h[a++],p=r.getAttribute(d).split(De),v=/([.?@])?(.*)/.exec(b);c.push({type:1,index:o,name:v[2],strings:p,ctor:v[1]==="."?bi:v[1]==="?"?_i:v[1]==="@"?zi:ot}),r.removeAttribute(d)}else d.startsWith(De)&&(c.push({type:6,index:o}),r.removeAttribute(d));if(ha.test(r.tagName)){let d=r.textContent.split(De),b=d.length-1;if(b>0){r.textContent=vi?vi.emptyScript:"";for(let p=0;p<b;p++)r.append(d[p],Kt()),st.nextNode(),c.push({type:2,index:++o});r.append(d[b],Kt())}}}else if(r.nodeType===8)if(r.data===Cs)c.push({type:2,index:o});else{let d=-1;for(;(d=r.data.indexOf(De,d+1))!==-1;)c.push({type:7,index:o}),d+=De.length-1}o++}}static createElement(e,i){let s=rt.createElement("template");return s.innerHTML=e,s}};function at(t,e,i=t,s){if(e===ce)return e;let r=s!==void 0?i._$Co?.[s]:i._$Cl,o=Qt(e)?void 0:e._$litDirective$;return r?.constructor!==o&&(r?._$AO?.(!1),o===void 0?r=void 0:(r=new o(t),r._$AT(t,i,s)),s!==void 0?(i._$Co??=[])[s]=r:i._$Cl=r),r!==void 0&&(e=at(t,r._$AS(t,e.values),r,s)),e}var gi=class{constructor(e,i){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=i}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:i},parts:s}=this._$AD,r=(e?.creationScope??rt).importNode(i,!0);st.currentNode=r;let o=st.nextNode(),a=0,n=0,c=s[0];for(;c!==void 0;){if(a===c.index){let f;c.type===2?f=new ct(o,o.nextSibling,this,e):c.type===1?f=new c.ctor(o,c.name,c.strings,this,e):c.type===6&&(f=new yi(o,this,e)),this._$AV.push(f),c=s[++n]}a!==c?.index&&(o=st.nextNode(),a++)}return st.currentNode=rt,r}p(e){let i=0;for(let s of this._$AV)s!==void 0&&(s.strings!==void 0?(s._$AI(e,s,i),i+=s.strings.length-2):s._$AI(e[i])),i++}},ct=class t{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,i,s,r){this.type=2,this._$AH=j,this._$AN=void 0,this._$AA=e,this._$AB=i,this._$AM=s,this.options=r,this._$Cv=r?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,i=this._$AM;return i!==void 0&&e?.nodeType===11&&(e=i.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,i=this){e=at(this,e,i),Qt(e)?e===j||e==null||e===""?(this._$AH!==j&&this._$AR(),this._$AH=j):e!==this._$AH&&e!==ce&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):la(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==j&&Qt(this._$AH)?this._$AA.nextSibling.data=e:this.T(rt.createTextNode(e)),this._$AH=e}$(e){let{values:i,_$litType$:s}=e,r=typeof s=="number"?this._$AC(e):(s.el===void 0&&(s.el=Jt.createElement(ca(s.h,s.h[0]),this.options)),s);if(this._$AH?._$AD===r)this._$AH.p(i);else{let o=new gi(r,this),a=o.u(this.options);o.p(i),this.T(a),this._$AH=o}}_$AC(e){let i=da.get(e.strings);return i===void 0&&da.set(e.strings,i=new Jt(e)),i}k(e){Ss(this._$AH)||(this._$AH=[],this._$AR());let i=this._$AH,s,r=0;for(let o of e)r===i.length?i.push(s=new t(this.O(Kt()),this.O(Kt()),this,this.options)):s=i[r],s._$AI(o),r++;r<i.length&&(this._$AR(s&&s._$AB.nextSibling,r),i.length=r)}_$AR(e=this._$AA.nextSibling,i){for(this._$AP?.(!1,!0,i);e!==this._$AB;){let s=ia(e).nextSibling;ia(e).remove(),e=s}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},ot=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,i,s,r,o){this.type=1,this._$AH=j,this._$AN=void 0,this.element=e,this.name=i,this._$AM=r,this.options=o,s.length>2||s[0]!==""||s[1]!==""?(this._$AH=Array(s.length-1).fill(new String),this.strings=s):this._$AH=j}_$AI(e,i=this,s,r){let o=this.strings,a=!1;if(o===void 0)e=at(this,e,i,0),a=!Qt(e)||e!==this._$AH&&e!==ce,a&&(this._$AH=e);else{let n=e,c,f;for(e=o[0],c=0;c<o.length-1;c++)f=at(this,n[s+c],i,c),f===ce&&(f=this._$AH[c]),a||=!Qt(f)||f!==this._$AH[c],f===j?e=j:e!==j&&(e+=(f??"")+o[c+1]),this._$AH[c]=f}a&&!r&&this.j(e)}j(e){e===j?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},bi=class extends ot{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===j?void 0:e}},_i=class extends ot{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==j)}},zi=class extends ot{constructor(e,i,s,r,o){super(e,i,s,r,o),this.type=5}_$AI(e,i=this){if((e=at(this,e,i,0)??j)===ce)return;let s=this._$AH,r=e===j&&s!==j||e.capture!==s.capture||e.once!==s.once||e.passive!==s.passive,o=e!==j&&(s===j||r);r&&this.element.removeEventListener(this.name,this,s),o&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},yi=class{constructor(e,i,s){this.element=e,this.type=6,this._$AN=void 0,this._$AM=i,this.options=s}get _$AU(){return this._$AM._$AU}_$AI(e){at(this,e)}},fa={M:Es,P:De,A:Cs,C:1,L:ua,R:gi,D:la,V:at,I:ct,H:ot,N:_i,U:zi,B:bi,F:yi},$n=Hs.litHtmlPolyfillSupport;$n?.(Jt,ct),(Hs.litHtmlVersions??=[]).push("3.3.3");var ze=(t,e,i)=>{let s=i?.renderBefore??e,r=s._$litPart$;if(r===void 0){let o=i?.renderBefore??null;s._$litPart$=r=new ct(e.insertBefore(Kt(),o),o,void 0,i??{})}return r._$AI(t),r};var As=globalThis,R=class extends Ae{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let i=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=ze(i,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return ce}};R._$litElement$=!0,R.finalized=!0,As.litElementHydrateSupport?.({LitElement:R});var xn=As.litElementPolyfillSupport;xn?.({LitElement:R});(As.litElementVersions??=[]).push("4.2.2");function ma(t,e){addEventListener("keydown",i=>{i.key===t&&!i.defaultPrevented&&e()})}var pa=["#5865f2","#3ba55d","#c27c0e","#ad1457","#1f8b9c","#8e5cd9","#b3453f","#607d8b"],va=new Map;function Ge(t){let e=va.get(t);if(e!==void 0)return e;let i=[...t].reduce((a,n)=>(a*15+(n.codePointAt(0)??0))%9973,0),s=[...t][0]?.replace(/[<>&"']/g,"?")??"?",r=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${pa[i%pa.length]}"/><text x="20" y="27" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="600" fill="#fff">${s}</text></svg>`,o=`data:image/svg+xml,${encodeURIComponent(r)}`;return va.set(t,o),o}var wi=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#2b3a55"/><path d="M13 31V9l15 5-13 6" fill="#e9c46a" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/></svg>')}`;var Mn={servers:"Servers",channels:"Channels",directMessages:"Direct messages",addServer:"New server",addChannel:"New channel",addThread:"New thread",name:"Name",create:"Create",cancel:"Cancel",close:"Close",send:"Send",archived:"asleep",wake:"Wake the thread",asleepNote:"This thread is asleep.",forumNote:"A forum holds posts. Make a new thread to begin one.",people:"Who you are",youAre:"You are {0}",moderator:"moderator",follow:"Follow the turn",messages:"Messages in {0}",older:"Older messages",newMessages:"New",jump:"Jump to the newest",today:"today at {0}",yesterday:"yesterday at {0}",edited:"(edited)",onlyYou:"Only you can see this",dismiss:"Dismiss message",thinking:"{0} is thinking\u2026",used:"used",sending:"Sending command\u2026",noAnswer:"The application did not respond",failed:"This interaction failed",deletedReply:"The original message was deleted",pinned:"{0} pinned a message to this channel.",thread:"{0} started a thread.",pins:"Pinned messages",noPins:"Nothing is pinned here.",alt:"ALT",altOf:"Description of the picture",zoom:"Enlarge {0}",spoiler:"Spoiler",choose:"Choose",chooseSome:"Choose {0} to {1}",composer:"Message: begin with / for a command",placeholder:"Type / for a command in {0}",noChat:"Only commands do something here. Begin with /.",commands:"Commands",choices:"Choices for {0}",options:"Options",optional:"optional",more:"+{0} more",noChoices:"No options match",required:"This option is required. Specify a value",notNumber:"This must be a whole number",tooSmall:"At least {0}",tooLarge:"At most {0}",tooShort:"At least {0} characters",tooLong:"At most {0} characters",notChoice:"Choose one of the choices",yes:"True",no:"False",removeOption:"Remove {0}",unread:"unread",mentions:"{0} mentions",lost:"The table is not there. Trying again\u2026",botAway:"The bot is away.",menu:"Servers and channels",panel:"Faults and clock",panelBot:"The bot",botOn:"runs and is connected",botUnconnected:"runs, not connected",botOff:"is off",restart:"Restart",kill:"Kill",start:"Start",panelGateway:"Discord",drop:"Drop the socket",slow:"Slow: 3 answers late",down:"Down: 3 requests fail",clear:"All well again",done:"Done.",panelRights:"What the bot may do in {0}",right_view:"See the channel",right_send:"Send messages",right_attach:"Attach files",right_embed:"Embed links",right_pin:"Pin messages",right_threads:"Send in threads",panelDms:"Direct messages are open for",panelClock:"Clock",forward:"{0} h forward",hint:"First steps",hintDone:"Got it",hint0:"Welcome! Everybody here is you: switch above. Open a match as {0}, against two AIs.",hint0do:"Open a match",hint1:"This is the lobby. Press \u201CAdd AI\u201D twice below, then \u201CStart\u201D.",hint2:"Your territories are dealt. Press \u201CPlace\u201D below, then \u201CDo it for me\u201D and \u201CConfirm\u201D. The AIs do the same.",hint3:"Soon it is your turn. Press \u201CPlace\u201D under the newest board, then \u201CDo it for me\u201D and \u201CConfirm\u201D again.",hint4:"Now press \u201CAttack\u201D, choose the first pair (the best chance), then \u201CUntil captured\u201D. If the dice are kind, the land is yours.",hint5:"That was your attack! Say how many armies move in, attack on, or press \u201CEnd turn\u201D. Type / to see all commands; the gear breaks things on purpose."},kn={servers:"Server",channels:"Kan\xE4le",directMessages:"Direktnachrichten",addServer:"Neuer Server",addChannel:"Neuer Kanal",addThread:"Neuer Thread",name:"Name",create:"Anlegen",cancel:"Abbrechen",close:"Schlie\xDFen",send:"Absenden",archived:"schl\xE4ft",wake:"Thread wecken",asleepNote:"Dieser Thread schl\xE4ft.",forumNote:"Ein Forum enth\xE4lt Beitr\xE4ge. Leg einen neuen Thread an, um einen zu beginnen.",people:"Wer du bist",youAre:"Du bist {0}",moderator:"Moderation",follow:"Dem Zug folgen",messages:"Nachrichten in {0}",older:"\xC4ltere Nachrichten",newMessages:"Neu",jump:"Zur neuesten springen",today:"heute um {0}",yesterday:"gestern um {0}",edited:"(bearbeitet)",onlyYou:"Nur du kannst das sehen",dismiss:"Nachricht verwerfen",thinking:"{0} denkt nach\u2026",used:"benutzt",sending:"Befehl wird gesendet\u2026",noAnswer:"Die Anwendung hat nicht reagiert",failed:"Diese Interaktion ist fehlgeschlagen",deletedReply:"Die urspr\xFCngliche Nachricht wurde gel\xF6scht",pinned:"{0} hat in diesem Kanal eine Nachricht angepinnt.",thread:"{0} hat einen Thread begonnen.",pins:"Angepinnte Nachrichten",noPins:"Hier ist nichts angepinnt.",alt:"ALT",altOf:"Beschreibung des Bildes",zoom:"{0} vergr\xF6\xDFern",spoiler:"Spoiler",choose:"W\xE4hlen",chooseSome:"{0} bis {1} w\xE4hlen",composer:"Nachricht: beginne mit / f\xFCr einen Befehl",placeholder:"Tippe / f\xFCr einen Befehl in {0}",noChat:"Nur Befehle bewirken hier etwas. Beginne mit /.",commands:"Befehle",choices:"Auswahl f\xFCr {0}",options:"Optionen",optional:"optional",more:"+{0} weitere",noChoices:"Nichts passt",required:"Diese Option ist erforderlich. Gib einen Wert an",notNumber:"Das muss eine ganze Zahl sein",tooSmall:"Mindestens {0}",tooLarge:"H\xF6chstens {0}",tooShort:"Mindestens {0} Zeichen",tooLong:"H\xF6chstens {0} Zeichen",notChoice:"W\xE4hl eins von den Angebotenen",yes:"Ja",no:"Nein",removeOption:"{0} entfernen",unread:"ungelesen",mentions:"{0} Erw\xE4hnungen",lost:"Der Tisch ist nicht da. Neuer Versuch\u2026",botAway:"Der Bot ist weg.",menu:"Server und Kan\xE4le",panel:"St\xF6rungen und Uhr",panelBot:"Der Bot",botOn:"l\xE4uft und ist verbunden",botUnconnected:"l\xE4uft, nicht verbunden",botOff:"ist aus",restart:"Neu starten",kill:"Abschie\xDFen",start:"Starten",panelGateway:"Discord",drop:"Verbindung trennen",slow:"Langsam: 3 Antworten zu sp\xE4t",down:"Ausfall: 3 Anfragen scheitern",clear:"Alles wieder gut",done:"Erledigt.",panelRights:"Was der Bot in {0} darf",right_view:"Den Kanal sehen",right_send:"Nachrichten senden",right_attach:"Dateien anh\xE4ngen",right_embed:"Links einbetten",right_pin:"Nachrichten anpinnen",right_threads:"In Threads senden",panelDms:"Direktnachrichten sind offen f\xFCr",panelClock:"Uhr",forward:"{0} h vor",hint:"Erste Schritte",hintDone:"Verstanden",hint0:"Willkommen! Alle hier bist du: oben wechselst du. Er\xF6ffne als {0} eine Partie gegen zwei KIs.",hint0do:"Partie er\xF6ffnen",hint1:"Das ist die Lobby. Dr\xFCck unten zweimal \u201EKI dazu\u201C, dann \u201EStart\u201C.",hint2:"Deine Gebiete sind verteilt. Dr\xFCck unten \u201ESetzen\u201C, dann \u201EMach du das\u201C und \u201EBest\xE4tigen\u201C. Die KIs tun dasselbe.",hint3:"Bald bist du dran. Dr\xFCck unter dem neuesten Brett \u201ESetzen\u201C, dann wieder \u201EMach du das\u201C und \u201EBest\xE4tigen\u201C.",hint4:"Jetzt \u201EAngreifen\u201C: w\xE4hl das erste Paar (die beste Chance), dann \u201EBis erobert\u201C. Sind die W\xFCrfel gn\xE4dig, geh\xF6rt das Land dir.",hint5:"Das war dein Angriff! Sag, wie viele Armeen nachr\xFCcken, greif weiter an, oder dr\xFCck \u201EZug beenden\u201C. Tippe / f\xFCr alle Befehle; das Zahnrad st\xF6rt mit Absicht."},$i=!1;function ga(t){$i=t==="de",document.documentElement.lang=$i?"de":"en"}function xi(){return $i}function w(t,...e){return($i?kn:Mn)[t].replace(/\{(\d)\}/g,(s,r)=>String(e[Number(r)]??""))}var ba=localStorage.getItem("hint")==="gone",ut=0,_a,Tn="arena.png";function Hn(t){let e=s=>t.some(r=>Ds(r,s));if(e(":move-in:")||e(":again:"))return 5;if(e(":open:attack:")||e(":aim"))return 4;let i=t.findLast(s=>!s.ephemeral&&Ds(s,":open:place:"));return i!==void 0?(_a??=i.id,i.id===_a?2:3):t.length===0?0:1}function Ds(t,e){return t.rows.some(i=>i.components.some(s=>(s.custom_id??"").search(e)>=0))}function za(t,e){let i=t.logs.get(e.id);if(ba||e.kind==="dm"||i===void 0)return j;let s=i.messages;if(s.some(c=>c.files.some(f=>f.name===Tn)))return j;if(s.length>0&&!s.some(c=>c.ping||c.ephemeral&&Ds(c,/:(word|panel|open):?/)))return j;let r=Hn(s);if(ut=s.length===0?0:Math.max(ut,r),i.more||s.length>30)return j;let o=t.me?.name??"",a=()=>{ba=!0,localStorage.setItem("hint","gone"),t.changed()},n=()=>{t.command(e.id,{path:"game new",options:[]},"/game new")};return l`<section class="hint" aria-labelledby="hint-title" data-step=${ut}>
    <img src=${Ge(o)} alt="" width="40" height="40" />
    <div>
      <h2 id="hint-title">${w("hint")}</h2>
      <ol aria-hidden="true">${[0,1,2,3,4,5].map(c=>l`<li class=${c<=ut?"past":""}></li>`)}</ol>
      <p aria-live="polite">${w(`hint${ut}`,o)}</p>
      ${ut===0?l`<button class="main" @click=${n}>${w("hint0do")}</button>`:j}
      <button class="link" @click=${a}>${w("hintDone")}</button>
    </div>
  </section>`}var Ke={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},ke=t=>(...e)=>({_$litDirective$:t,values:e}),$e=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,i,s){this._$Ct=e,this._$AM=i,this._$Ci=s}_$AS(e,i){return this.update(e,i)}update(e,i){return this.render(...i)}};var En={},ya=ke(class extends $e{constructor(){super(...arguments),this.ot=En}render(t,e){return e()}update(t,[e,i]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((s,r)=>s===this.ot[r]))return ce}else if(this.ot===e)return ce;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,i)}});var{I:Cn}=fa,wa=t=>t;var xa=t=>t.strings===void 0,$a=()=>document.createComment(""),ft=(t,e,i)=>{let s=t._$AA.parentNode,r=e===void 0?t._$AB:e._$AA;if(i===void 0){let o=s.insertBefore($a(),r),a=s.insertBefore($a(),r);i=new Cn(o,a,t,t.options)}else{let o=i._$AB.nextSibling,a=i._$AM,n=a!==t;if(n){let c;i._$AQ?.(t),i._$AM=t,i._$AP!==void 0&&(c=t._$AU)!==a._$AU&&i._$AP(c)}if(o!==r||n){let c=i._$AA;for(;c!==o;){let f=wa(c).nextSibling;wa(s).insertBefore(c,r),c=f}}}return i},Qe=(t,e,i=t)=>(t._$AI(e,i),t),Sn={},Ma=(t,e=Sn)=>t._$AH=e,ka=t=>t._$AH,Mi=t=>{t._$AR(),t._$AA.remove()};var Ta=(t,e,i)=>{let s=new Map;for(let r=e;r<=i;r++)s.set(t[r],r);return s},Ha=ke(class extends $e{constructor(t){if(super(t),t.type!==Ke.CHILD)throw Error("repeat() can only be used in text expressions")}dt(t,e,i){let s;i===void 0?i=e:e!==void 0&&(s=e);let r=[],o=[],a=0;for(let n of t)r[a]=s?s(n,a):a,o[a]=i(n,a),a++;return{values:o,keys:r}}render(t,e,i){return this.dt(t,e,i).values}update(t,[e,i,s]){let r=ka(t),{values:o,keys:a}=this.dt(e,i,s);if(!Array.isArray(r))return this.ut=a,o;let n=this.ut??=[],c=[],f,h,d=0,b=r.length-1,p=0,v=o.length-1;for(;d<=b&&p<=v;)if(r[d]===null)d++;else if(r[b]===null)b--;else if(n[d]===a[p])c[p]=Qe(r[d],o[p]),d++,p++;else if(n[b]===a[v])c[v]=Qe(r[b],o[v]),b--,v--;else if(n[d]===a[v])c[v]=Qe(r[d],o[v]),ft(t,c[v+1],r[d]),d++,v--;else if(n[b]===a[p])c[p]=Qe(r[b],o[p]),ft(t,r[d],r[b]),b--,p++;else if(f===void 0&&(f=Ta(a,p,v),h=Ta(n,d,b)),f.has(n[d]))if(f.has(n[b])){let m=h.get(a[p]),u=m!==void 0?r[m]:null;if(u===null){let g=ft(t,r[d]);Qe(g,o[p]),c[p]=g}else c[p]=Qe(u,o[p]),ft(t,r[d],u),r[m]=null;p++}else Mi(r[b]),b--;else Mi(r[d]),d++;for(;p<=v;){let m=ft(t,c[v+1]);Qe(m,o[p]),c[p++]=m}for(;d<=b;){let m=r[d++];m!==null&&Mi(m)}return this.ut=a,Ma(t,c),ce}});var jn={menu:"M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z",hash:"M9 3h2l-.7 5h4L15 3h2l-.7 5H20v2h-4l-.6 4H19v2h-3.9l-.7 5h-2l.7-5h-4l-.7 5h-2l.7-5H4v-2h3.4l.6-4H5V8h3.3zm1 7-.6 4h4l.6-4z",voice:"M4 9v6h4l5 4V5L8 9zm11.5 3a3.5 3.5 0 0 0-1.5-2.9v5.8a3.500 3.500 0 0 0 1.500-2.900z",forum:"M4 4h16v11H10l-4 4v-4H4zm3 3v2h10V7zm0 4v1.500h7V11z",thread:"M6 3h2v9a3 3 0 0 0 3 3h5.200l-2.600-2.600L15 11l5 5-5 5-1.400-1.400 2.600-2.600H11a5 5 0 0 1-5-5z",dm:"M12 3a9 9 0 1 0 4.500 16.800l-1-1.700A7 7 0 1 1 19 12v1.200a1.300 1.300 0 0 1-2.600 0V8h-2v.8a4.400 4.400 0 1 0 .6 6.200A3.300 3.300 0 0 0 21 13.200V12a9 9 0 0 0-9-9zm0 11.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z",add:"M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",pin:"M15 2 9.500 7.500 5 8.500l4 4L3 20l1 1 7.500-6 4 4 1-4.500L22 9z",gear:"M10.500 2h3l.5 2.700 2 .9 2.300-1.600 2.100 2.100-1.600 2.300.9 2 2.700.5v3l-2.700.5-.9 2 1.600 2.300-2.100 2.100-2.300-1.600-2 .9-.5 2.700h-3l-.5-2.700-2-.9-2.300 1.600-2.100-2.100 1.600-2.300-.9-2L1.600 13.500v-3l2.700-.5.9-2-1.600-2.300 2.100-2.100L8 5.200l2-.9zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",send:"M3 3l18 9-18 9 3-8 8-1-8-1z",eye:"M12 5c5 0 9 4.500 10 7-1 2.500-5 7-10 7S3 14.500 2 12c1-2.500 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",warning:"M12 3 1.500 21h21zm-1 7h2v5h-2zm0 7h2v2h-2z",down:"M5 8l7 8 7-8z",close:"M5.500 4 12 10.500 18.500 4 20 5.500 13.500 12 20 18.500 18.500 20 12 13.500 5.500 20 4 18.500 10.500 12 4 5.500z"};function de(t,e=18){return M`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d=${jn[t]}></path></svg>`}var xo=fn(go(),1);var bo={t:{hour:"2-digit",minute:"2-digit"},T:{hour:"2-digit",minute:"2-digit",second:"2-digit"},d:{day:"2-digit",month:"2-digit",year:"numeric"},D:{day:"numeric",month:"long",year:"numeric"},f:{day:"numeric",month:"long",year:"numeric",hour:"2-digit",minute:"2-digit"},F:{weekday:"long",day:"numeric",month:"long",year:"numeric",hour:"2-digit",minute:"2-digit"}},Dl=[["year",31536e3],["month",2592e3],["day",86400],["hour",3600],["minute",60],["second",1]],_o=()=>xi()?"de":"en-GB";function Je(t,e){return new Intl.DateTimeFormat(_o(),bo[e]??bo.f).format(t)}function zo(t,e){let i=Math.round((t-e)/1e3),[s,r]=Dl.find(([,o])=>Math.abs(i)>=o)??["second",1];return new Intl.RelativeTimeFormat(_o(),{numeric:"auto"}).format(Math.trunc(i/r),s)}function yo(t,e){let i=s=>new Date(s).toDateString();return i(t)===i(e)?w("today",Je(t,"t")):i(t)===i(e-864e5)?w("yesterday",Je(t,"t")):`${Je(t,"d")} ${Je(t,"t")}`}function wo(t,e,i){let s=t*1e3,r=e==="R"?zo(s,i):Je(s,e);return l`<discord-time title=${Je(s,"F")}><time datetime=${new Date(s).toISOString()} data-live=${e==="R"?s:""}>${r}</time></discord-time>`}function $o(t){for(let e of document.querySelectorAll("time[data-live]")){let i=Number(e.dataset.live);if(i===0)continue;let s=zo(i,t),r=[...e.childNodes].find(o=>o.nodeType===Node.TEXT_NODE);r!==void 0&&r.nodeValue!==s&&(r.nodeValue=s)}}var Ol=["codeBlock","blockQuote","heading"];function Vi(t,e){return Ii((0,xo.parse)(t,"extended"),e)}function Ii(t,e){return t===void 0?[]:typeof t=="string"?[t]:t.filter((s,r)=>s.type!=="br"||!Ol.includes(t[r-1]?.type??"")).map(s=>Il(s,e))}function Il(t,e){let i=()=>Ii(t.content,e);switch(t.type){case"text":return String(t.content);case"br":return l`<br />`;case"strong":return l`<strong>${i()}</strong>`;case"em":return l`<em>${i()}</em>`;case"underline":return l`<u>${i()}</u>`;case"strikethrough":return l`<s>${i()}</s>`;case"inlineCode":return l`<discord-code>${t.content}</discord-code>`;case"codeBlock":return l`<pre class="code" tabindex="0"><code>${t.content}</code></pre>`;case"blockQuote":return l`<discord-quote>${i()}</discord-quote>`;case"spoiler":return l`<discord-spoiler aria-label=${w("spoiler")}>${i()}</discord-spoiler>`;case"heading":return l`<p class="heading" data-level=${t.level??1}>${i()}</p>`;case"subtext":return l`<discord-subscript>${i()}</discord-subscript>`;case"timestamp":return wo(Number(t.timestamp),t.format||"f",e.now());case"user":{let s=e.person(t.id??"")?.name??(t.id===e.world.bot.id?"Adjutant":t.id);return l`<discord-mention type="user">${s}</discord-mention>`}case"channel":{let s=e.channel(t.id);return l`<button class="place" @click=${()=>s!==void 0&&e.show(s.id)}><discord-mention type="channel">${s?.name??"?"}</discord-mention></button>`}case"everyone":case"here":return l`<discord-mention type="role">${t.type}</discord-mention>`;case"url":case"autolink":case"link":return Vl(t,e);default:return t.content===void 0?t.name??"":i()}}function Vl(t,e){let i=t.target??"",s=/^https:\/\/discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(i),r=e.channel(s?.[2]);if(s===null||r===void 0)return/^https?:/.test(i)?l`<a href=${i} target="_blank" rel="noopener noreferrer">${Ii(t.content,e)}</a>`:l`${Ii(t.content,e)}`;let o=()=>{e.show(r.id);let n=s[3];setTimeout(()=>document.getElementById(`m${n}`)?.scrollIntoView({block:"center"}),150)},a=s[3]===void 0?r.name:`${r.name} \u203A \u2026`;return l`<button class="place" @click=${o}><discord-mention type="channel">${a}</discord-mention></button>`}var Rl=0,Ps=class extends R{static properties={control:{attribute:!1},disabled:{type:Boolean},open:{state:!0},active:{state:!0}};choose=()=>{};#i=`select${Rl+=1}`;#e=new Set;#t="";#r=0;constructor(){super(),this.control={type:3},this.disabled=!1,this.open=!1,this.active=0}createRenderRoot(){return this}willUpdate(e){if(!e.has("control"))return;let i=e.get("control");i?.custom_id===this.control.custom_id&&JSON.stringify(i?.options)===JSON.stringify(this.control.options)||(this.#e=new Set(this.#s().filter(s=>s.default).map(s=>s.value)),this.open=!1)}#s(){return this.control.options??[]}#a(){return this.control.max_values??1}#n(){return this.control.min_values??1}#o(e){this.disabled||e===this.open||(e?this.active=Math.max(0,this.#s().findIndex(i=>this.#e.has(i.value))):this.#a()>1&&this.#h(),this.open=e)}#h(){let e=this.#e.size;e>=this.#n()&&e<=this.#a()&&this.choose([...this.#e])}#d(e){let i=this.#s()[e];i!==void 0&&(this.active=e,this.#a()<=1?(this.#e=new Set([i.value]),this.open=!1,this.#h()):!this.#e.delete(i.value)&&this.#e.size<this.#a()&&this.#e.add(i.value),this.requestUpdate())}#c(e){let i=this.#s().length-1,r={ArrowDown:this.active+1,ArrowUp:this.active-1,Home:0,End:i}[e.key];if(r!==void 0)this.open?this.active=Math.min(i,Math.max(0,r)):this.#o(!0);else if(e.key==="Enter"||e.key===" ")this.open?this.#d(this.active):this.#o(!0);else if(e.key==="Escape"&&this.open)this.#o(!1);else if(e.key==="Tab"&&this.open){this.#o(!1);return}else if(e.key.length===1&&!e.ctrlKey&&!e.metaKey)this.#l(e.key);else return;e.preventDefault(),e.stopPropagation()}#l(e){let i=performance.now();this.#t=i-this.#r>800?e:this.#t+e,this.#r=i;let s=this.#s().findIndex(r=>r.label.toLowerCase().startsWith(this.#t.toLowerCase()));s>=0&&([this.open,this.active]=[!0,s])}updated(){this.open&&this.querySelector(`#${this.#i}-${this.active}`)?.scrollIntoView({block:"nearest"})}render(){let e=this.#s(),i=e.filter(a=>this.#e.has(a.value)),s=this.#a()>1,r=this.control.placeholder??(s?w("chooseSome",this.#n(),this.#a()):w("choose")),o=i.length>0?i.map(a=>a.label).join(", "):r;return l`
      <button
        type="button"
        class="select-button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-controls=${this.#i}
        aria-activedescendant=${this.open?`${this.#i}-${this.active}`:j}
        aria-label=${i.length>0?`${r}: ${o}`:r}
        ?disabled=${this.disabled}
        @click=${()=>this.#o(!this.open)}
        @keydown=${this.#c}
        @blur=${()=>this.#o(!1)}
      >
        <span class=${i.length>0?"":"faint"}>${o}</span>${de("down",14)}
      </button>
      <ul id=${this.#i} class="select-list" role="listbox" aria-label=${r} aria-multiselectable=${s} ?hidden=${!this.open}>
        ${e.map((a,n)=>l`<li
            id="${this.#i}-${n}"
            role="option"
            class=${n===this.active?"active":""}
            aria-selected=${this.#e.has(a.value)}
            @pointerdown=${c=>c.preventDefault()}
            @click=${()=>this.#d(n)}
          >
            <span>${a.emoji?.name??""} ${a.label}</span>
            ${a.description?l`<small>${a.description}</small>`:j}
          </li>`)}
      </ul>
    `}};customElements.define("table-select",Ps);function Mo(t,e,i){let s=document.createElement("dialog");s.className="zoomed",s.setAttribute("aria-label",i);let r=o=>o.currentTarget.classList.toggle("whole");ze(l`<button class="close" aria-label=${w("close")} @click=${()=>s.close()}>${de("close")}</button>
      <button class="enlarge" aria-label=${w("zoom",i)} @click=${r}><img src=${t} alt=${e} title=${e} /></button>`,s),s.addEventListener("click",o=>o.target===s&&s.close()),s.addEventListener("close",()=>s.remove()),document.body.append(s),s.showModal()}var Ll=6,ko=18,Pl={1:"primary",2:"secondary",3:"success",4:"destructive"};function Ri(t,e,i){let s=yo(e.at,t.now());if(e.system===Ll||e.system===ko){let o=e.system===ko,a=o?`${w("thread","Adjutant")} ${e.content}`:w("pinned","Adjutant");return l`<discord-system-message
      id="m${e.id}"
      role="article"
      aria-label=${`Adjutant, ${s}`}
      type=${o?"thread":"pin"}
      .timestamp=${s}
      >${a}</discord-system-message
    >`}let r=e.ephemeral?`, ${w("onlyYou")}`:"";return l`<discord-message
    id="m${e.id}"
    role="article"
    aria-label=${`Adjutant, ${s}${r}`}
    author="Adjutant"
    avatar=${wi}
    bot
    .timestamp=${s}
    ?highlight=${e.ping}
    ?ephemeral=${e.ephemeral}
    ?message-body-only=${i}
    data-ping=${e.ping}
  >
    ${Nl(t,e)}${e.loading?l`<span class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${w("thinking","Adjutant")}</span>`:Vi(e.content,t)}
    ${e.edited&&!e.loading?l`<span class="edited">${w("edited")}</span>`:j}
    ${e.embeds.map(o=>Bl(t,o))}
    ${e.files.length>0?l`<discord-attachments slot="attachments">${e.files.map(o=>Ul(t,e,o))}</discord-attachments>`:j}
    ${Fl(t,e)}
  </discord-message>`}function Nl(t,e){if(e.used!==null){let a=t.person(e.used.person)?.name??"?";return l`<div slot="reply" class="answers">
      <img src=${Ge(a)} alt="" width="16" height="16" /> <b>${a}</b> ${w("used")}
      <span class="slash">/${t.called(e.used.command)}</span>
    </div>`}if(e.replyTo===null)return j;let s=t.logs.get(e.channel)?.messages.find(a=>a.id===e.replyTo),r=s?.content.split(`
`)[0]?.replace(/[*_`]/g,"").slice(0,80)??w("deletedReply");return l`<div slot="reply" class="answers">
    <img src=${wi} alt="" width="16" height="16" /> <button class="plain" ?disabled=${s===void 0} @click=${()=>document.getElementById(`m${e.replyTo}`)?.scrollIntoView({block:"center"})}>${r}</button>
  </div>`}function Bl(t,e){let i=e.color===void 0?"#1e1f22":`#${e.color.toString(16).padStart(6,"0")}`;return l`<discord-embed slot="embeds" color=${i} .embedTitle=${e.title} .url=${e.url} .authorName=${e.author?.name}>
    ${e.description?l`<discord-embed-description slot="description">${Vi(e.description,t)}</discord-embed-description>`:j}
    ${e.fields?.length?l`<discord-embed-fields slot="fields"
          >${e.fields.map(s=>l`<discord-embed-field field-title=${s.name} ?inline=${s.inline}>${Vi(s.value,t)}</discord-embed-field>`)}</discord-embed-fields
        >`:j}
    ${e.footer?l`<discord-embed-footer slot="footer">${e.footer.text}</discord-embed-footer>`:j}
  </discord-embed>`}function ql(t,e,i){return`/attachments/${e.id}/${i.id}?as=${encodeURIComponent(t.line.handle)}`}function Ul(t,e,i){let s=ql(t,e,i),r=`${Math.ceil(i.size/1024)} KB`;if(!i.type.startsWith("image/"))return l`<discord-file-attachment name=${i.name} href=${s} .bytes=${i.size} bytes-unit="B"></discord-file-attachment>`;let[o,a]=i.pixels??[640,400],n=i.alt??"";return l`<div class="picture">
    <button class="zoom" aria-label=${w("zoom",i.name)} @click=${()=>Mo(s,n,i.name)}>
      <img src=${s} alt=${n||`${i.name}, ${r}`} title=${n||j} width=${o} height=${a} loading="lazy" decoding="async" />
    </button>
    ${n?l`<details class="alt"><summary>${w("alt")}<span class="unseen"> ${w("altOf")}</span></summary><p>${n}</p></details>`:j}
  </div>`}function Fl(t,e){let i=t.pending.get(e.id),s=t.channel(e.channel)?.archived??!1,r=e.rows.map(n=>{let c=n.components.map(f=>Wl(t,e,f,i==="waiting"||s));return l`<discord-action-row>${c}</discord-action-row>`}),o=e.ephemeral?l`<p class="only"
        >${de("eye",14)} ${w("onlyYou")} •
        <button class="link" @click=${()=>t.dismiss(e.id)}>${w("dismiss")}</button></p
      >`:j,a=i==="failed"?l`<p class="bad" role="alert">${de("warning",14)} ${w("failed")}</p>`:j;return l`<div slot="components" class=${i==="waiting"?"waiting":""} aria-busy=${i==="waiting"}>${r}${a}${o}</div>`}function Wl(t,e,i,s){let r=i.custom_id??"";if(i.type===3)return l`<table-select
      .control=${i}
      ?disabled=${s||(i.disabled??!1)}
      .choose=${c=>{t.select(e,r,c)}}
    ></table-select>`;let o=[i.emoji?.name,i.label].filter(Boolean).join(" ");if(i.url!==void 0)return l`<discord-button url=${i.url}>${o}</discord-button>`;let a=i.disabled??!1,n=()=>!a&&!s&&void t.press(e,r);return l`<discord-button type=${Pl[i.style??2]??"secondary"} data-id=${r} ?disabled=${a} @click=${n}>${o}</discord-button>`}function Ns(t,e){let i=t.me?.name??"";return l`<discord-message role="article" aria-label=${`${i}: ${e.command}`} author="Adjutant" avatar=${wi} bot .timestamp=${""} ?ephemeral=${e.bad}>
    <div slot="reply" class="answers"><img src=${Ge(i)} alt="" width="16" height="16" /> <b>${i}</b> ${w("used")} <span class="slash">${e.command}</span></div>
    ${e.bad?l`<span class="bad" role="alert">${de("warning",14)} ${e.text}</span>`:l`<span class="faint">${e.text}</span>`}
    ${e.bad?l`<p slot="components" class="only"
          >${de("eye",14)} ${w("onlyYou")} • <button class="link" @click=${()=>t.dropNote(e.id)}>${w("dismiss")}</button></p
        >`:j}
  </discord-message>`}function Yt(t,e){return t.length===e.length?t>e:t.length>e.length}var Zl=7*6e4,Gl=80,Ye=!0,To,Bs=!1,Us=0;function Ho(t){let e=t.channel(t.open);if(e===void 0)return l`<div class="log"></div>`;let i=t.logs.get(e.id),s=i?.messages??[],r=t.notes.filter(a=>a.channel===e.id),o=s.find(a=>i?.readUpTo!==void 0&&Yt(a.id,i.readUpTo)&&!a.ephemeral);return l`<div class="log" tabindex="0" role="region" aria-label=${w("messages",t.title(e))} @scroll=${a=>Yl(t,e,a.currentTarget)}>
    ${i?.more?l`<button class="older" @click=${()=>{Eo(t,e)}}>${w("older")}</button>`:j}
    <discord-messages no-background role="log" aria-label=${w("messages",t.title(e))}>
      ${Ha(s,a=>a.id,(a,n)=>{let c=s[n-1],f=c!==void 0&&Jl(c,a)&&a!==o,h=a.replyTo===null?void 0:s.find(v=>v.id===a.replyTo),d=Math.floor(t.now()/864e5),b=[a,t.pending.get(a.id),f,a===o,e.archived,t.line.handle,xi(),d,h,Kl(t),a.used&&t.called(a.used.command)],p=ya(b,()=>l`${a===o?Ql():j}${Ri(t,a,f)}`);return l`${p}${r.filter(({after:v})=>v===a.id).map(v=>Ns(t,v))}`})}
      ${r.filter(({after:a})=>!s.some(n=>n.id===a)).map(a=>Ns(t,a))}
    </discord-messages>
  </div>`}function Kl(t){return[...t.world.people,...t.world.channels].map(e=>e.name).join()}function Ql(){return l`<div class="new" role="separator" aria-label=${w("newMessages")}><span aria-hidden="true">${w("newMessages")}</span></div>`}function Jl(t,e){let i=s=>s.system===0&&s.used===null&&s.replyTo===null;return i(t)&&i(e)&&t.ephemeral===e.ephemeral&&e.at-t.at<Zl}function Yl(t,e,i){let s=Ye;i.scrollHeight-i.scrollTop-i.clientHeight<Gl?Ye=!0:i.scrollTop<Us&&(Ye=!1),Us=i.scrollTop,s!==Ye&&jo(i),i.scrollTop<300&&t.logs.get(e.id)?.more&&Eo(t,e)}async function Eo(t,e){if(Bs)return;Bs=!0;let i=document.querySelector(".log"),s=i===null?0:i.scrollHeight-i.scrollTop;await t.older(e.id),await Xl(),i!==null&&(i.scrollTop=i.scrollHeight-s),Bs=!1}var Xl=()=>new Promise(t=>requestAnimationFrame(()=>requestAnimationFrame(t))),Li,Co=()=>Ye&&Li?.scrollTo({top:Li.scrollHeight}),qs=new ResizeObserver(Co);function So(t){let e=document.querySelector(".log");if(e===null)return;let i=`${t.line.handle} ${t.open} ${(t.logs.get(t.open??"")?.messages.length??0)>0}`;if(i!==To&&([To,Ye]=[i,!0]),e!==Li){Li=e,Us=0,qs.disconnect(),qs.observe(e);let s=e.querySelector("discord-messages");s!==null&&qs.observe(s)}Co(),jo(e)}function jo(t){let e=document.querySelector(".jump");if(e===null)return;ze(Ye?j:l`<button @click=${()=>{Ye=!0,t.scrollTo({top:t.scrollHeight})}}>${w("jump")} ↓</button>`,e)}var q=t=>(e,i)=>{i!==void 0?i.addInitializer(()=>{customElements.define(t,e)}):customElements.define(t,e)};var eh={attribute:!0,type:String,converter:Zt,reflect:!1,hasChanged:pi},th=(t=eh,e,i)=>{let{kind:s,metadata:r}=i,o=globalThis.litPropertyMetadata.get(r);if(o===void 0&&globalThis.litPropertyMetadata.set(r,o=new Map),s==="setter"&&((t=Object.create(t)).wrapped=!0),o.set(i.name,t),s==="accessor"){let{name:a}=i;return{set(n){let c=e.get.call(this);e.set.call(this,n),this.requestUpdate(a,c,t,!0,n)},init(n){return n!==void 0&&this.C(a,void 0,t,n),n}}}if(s==="setter"){let{name:a}=i;return function(n){let c=this[a];e.call(this,n),this.requestUpdate(a,c,t,!0,n)}}throw Error("Unsupported decorator location: "+s)};function $(t){return(e,i)=>typeof i=="object"?th(t,e,i):((s,r,o)=>{let a=r.hasOwnProperty(o);return r.constructor.createProperty(o,s),a?Object.getOwnPropertyDescriptor(r,o):void 0})(t,e,i)}var ih=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},sh=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},i8=(()=>{let t=[q("discord-action-row")],e,i=[],s,r=R;var o=class extends r{static{s=this}static{let a=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;ih(null,e={value:s},t,{kind:"class",name:s.name,metadata:a},null,i),o=s=e.value,a&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:a})}static styles=P`
		:host {
			display: flex;
			flex-wrap: wrap;
		}
	`;render(){return l`<slot></slot>`}static{sh(s,i)}};return o=s})();var rh=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},ah=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},n8=(()=>{let t=[q("discord-attachments")],e,i=[],s,r=R;var o=class extends r{static{s=this}static{let a=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;rh(null,e={value:s},t,{kind:"class",name:s.name,metadata:a},null,i),o=s=e.value,a&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:a})}static styles=P`
		:host {
			display: grid;
			grid-auto-flow: row;
			grid-row-gap: 0.25rem;
			text-indent: 0;
			min-height: 0;
			min-width: 0;
			padding-top: 0.125rem;
			padding-bottom: 0.125rem;
			position: relative;
		}

		:host > * {
			justify-self: start;
			-ms-flex-item-align: start;
			align-self: start;
		}
	`;render(){return l`<slot></slot>`}static{ah(s,i)}};return o=s})();var pe=ke(class extends $e{constructor(t){if(super(t),t.type!==Ke.ATTRIBUTE||t.name!=="class"||t.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(t){return" "+Object.keys(t).filter(e=>t[e]).join(" ")+" "}update(t,[e]){if(this.st===void 0){this.st=new Set,t.strings!==void 0&&(this.nt=new Set(t.strings.join(" ").split(/\s/).filter(s=>s!=="")));for(let s in e)e[s]&&!this.nt?.has(s)&&this.st.add(s);return this.render(e)}let i=t.element.classList;for(let s of this.st)s in e||(i.remove(s),this.st.delete(s));for(let s in e){let r=!!e[s];r===this.st.has(s)||this.nt?.has(s)||(r?(i.add(s),this.st.add(s)):(i.remove(s),this.st.delete(s)))}return ce}});function U(t,e,i){return t?e(t):i?.(t)}var Xt=(t,e)=>{let i=t._$AN;if(i===void 0)return!1;for(let s of i)s._$AO?.(e,!1),Xt(s,e);return!0},Ni=t=>{let e,i;do{if((e=t._$AM)===void 0)break;i=e._$AN,i.delete(t),t=e}while(i?.size===0)},Ao=t=>{for(let e;e=t._$AM;t=e){let i=e._$AN;if(i===void 0)e._$AN=i=new Set;else if(i.has(t))break;i.add(t),dh(e)}};function oh(t){this._$AN!==void 0?(Ni(this),this._$AM=t,Ao(this)):this._$AM=t}function nh(t,e=!1,i=0){let s=this._$AH,r=this._$AN;if(r!==void 0&&r.size!==0)if(e)if(Array.isArray(s))for(let o=i;o<s.length;o++)Xt(s[o],!1),Ni(s[o]);else s!=null&&(Xt(s,!1),Ni(s));else Xt(this,t)}var dh=t=>{t.type==Ke.CHILD&&(t._$AP??=nh,t._$AQ??=oh)},Bi=class extends $e{constructor(){super(...arguments),this._$AN=void 0}_$AT(e,i,s){super._$AT(e,i,s),Ao(this),this.isConnected=e._$AU}_$AO(e,i=!0){e!==this.isConnected&&(this.isConnected=e,e?this.reconnected?.():this.disconnected?.()),i&&(Xt(this,e),Ni(this))}setValue(e){if(xa(this._$Ct))this._$Ct._$AI(e,this);else{let i=[...this._$Ct._$AH];i[this._$Ci]=e,this._$Ct._$AI(i,this,0)}}disconnected(){}reconnected(){}};var Fs=class extends Bi{host;element;prevData={};eventData={};render(e){return j}update(e,[i]){this.element!==e.element&&(this.element=e.element),this.host=e.options?.host??this.element,this.apply(i),this.groom(i),this.prevData={...i}}apply(e){if(!e)return;let{prevData:i,element:s}=this;for(let[r,o]of Object.entries(e)){if(o===i[r])continue;let a=r.slice(1);switch(r[0]){case"@":this.eventData[a]=o,this.applyEvent(a,o);break;case".":s[a]=o;break;case"?":o?s.setAttribute(a,""):s.removeAttribute(a);break;default:o===null?s.removeAttribute(r):s.setAttribute(r,String(o));break}}}groom(e){let{prevData:i,element:s}=this;if(i)for(let[r,o]of Object.entries(i)){let a=r.slice(1);if(!e||!(r in e)&&s[a]===o)switch(r[0]){case"@":this.groomEvent(a,o);break;case".":s[a]=void 0;break;case"?":s.removeAttribute(a);break;default:s.removeAttribute(r);break}}}applyEvent(e,i){let{prevData:s,element:r}=this;this.eventData[e]=i,s[e]&&r.removeEventListener(e,this,i),r.addEventListener(e,this,i)}groomEvent(e,i){let{element:s}=this;Reflect.deleteProperty(this.eventData,e),s.removeEventListener(e,this,i)}handleEvent(e){let i=this.eventData[e.type];typeof i=="function"?i.call(this.host,e):i.handleEvent(e)}disconnected(){let{eventData:e,element:i}=this;for(let[s,r]of Object.entries(e)){let o=s.slice(1);i.removeEventListener(o,this,r)}}reconnected(){let{eventData:e,element:i}=this;for(let[s,r]of Object.entries(e)){let o=s.slice(1);i.addEventListener(o,this,r)}}},k=ke(Fs);var lh=M`
	<path d="M5.688 3.5v.438H5.25v.438h-.438V1.313h-.438V.875h-.436V.438H3.5v6.125h2.625v-.438H5.25v-.438h.438v-.438h.438v-.438h.438V3.5z" fill="#b79cf8"/>
	<path d="M3.063.438v.438h-.438v.438h-.437v3.5h-.875v-.438H.438v1.75h.438v.438h2.625V.438z" fill="#ff7fc0"/>
	<path d="M3.938 0h-.875v.438h.875zm-.875.438h-.438v.438h.438z" fill="#000"/>
	<path d="M3.938.438h-.875v.438h.875zm-.875.437h-.438v.438h.438zm0 1.75h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.188 5.25H1.75v.438h.438z" fill="#ffa5d3"/>
	<path d="M2.625 5.25h-.437v.438h.438zm-1.75.438H.438v.438h.438zm2.625.438H.875v.438H3.5z" fill="#ff1c90"/>
	<path d="M1.75 5.688h-.437v.438h.438zm-.438-.438H.875v.438h.438zm1.313-.875V3.5h-.437v1.313h.438v1.313h.438v-1.75zm.438-3.5v1.313h-.438v.438h.438v1.313h.438V.875z" fill="#ffa5d3"/>
	<path d="M6.125 3.5h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-3.5.875h-.874v.438h.875zm-.875-.438H.438v.438h.875z" fill="#f0f0f0"/>
	<path d="M.875 5.25v-.875H.438v.875z" fill="#f0f0f0"/>
	<path d="M4.813 1.313h-.438v.438h.438z" fill="#cdbafa"/>
	<path d="M2.625 1.313h-.437v1.313h.438z" fill="#f0f0f0"/>
	<path d="M4.375.438h-.437v.438h.438zm.438.438h-.438v.438h.438zM2.625 4.814h-.437v.438h.438zm3.938 0h-.438v.438h.438zm-.875.438v.438H5.25v.438h.875v-.875zm.438.875v.438H.875v.438h5.688v-.875zM.875 6.125H.438v.438h.438zM7 3.062H5.687V3.5H7zm-5.687.876H0v.438h1.313z" fill="#000"/>
	<path d="M.438 6.125V3.938H0v2.188zm6.563-1.313V3.5h-.438v1.313zM2.625.875h-.437v.438h.438zm-.875.438v3.063h-.437v.438h.875V1.313zm3.5 2.188V1.313h-.438v3.063h.438v-.438h.438V3.5z" fill="#000"/>
	<path d="M3.938.875H3.5v.875h.438zm.438 1.75V1.75h-.438V3.5h.438v.438h.438V2.625zm.875 1.75h-.438v.438h.438zm-1.313 0H3.5v1.313h.438zm.875 1.313h-.438v.438h.438zm0-.875h-.438v.438h.438zm.438.438h-.438v.438h.438z" fill="#cdbafa"/>
	<path d="M5.25 6.125v-.438h-.438v.438H3.5v.438h2.625v-.438zm.438-.875H5.25v.438h.438zm.438-.438h-.438v.438h.438z" fill="#816bee"/>
`;function qi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${lh}
	</svg>`}var hh=M`
	<path d="M4.375 1.75v-.437h-.437V.438h-.875v.875h-.438v.438h-.437v.438h.438v.438h.438v.438h.875v-.44h.438v-.437h.438V1.75z" fill="#47baff"/>
	<path d="M4.375 5.25v.438h-.437v.875h-.875v-.875h-.438V5.25h-.437v-.438h.438v-.438h.438v-.436h.875v.438h.438v.438h.438v.438z" fill="#ff2c52"/>
	<path d="M3.063 0v.438h.875V0z" fill="#000"/>
	<path d="M3.063.438v.438h.875V.438z" fill="#f0f0f0"/>
	<path d="M3.063 2.625v.438h.875v-.438z" fill="#4282d8"/>
	<path d="M3.063.438h-.438v.875h.438zM.438 3.063H0v.875h.438zm.875 0v-.438H.438v.438zm1.313-1.75h-.438v.438h.438z" fill="#000"/>
	<path d="M2.625 1.75h-.437v.438h.438zm.438-.438h-.438v.438h.438zm0 2.625v.438h.875v-.437z" fill="#f0f0f0"/>
	<path d="M3.063 6.125v.438h.875v-.438zm0-.875h-.438v.438h.438zm-.438-.438h-.437v.438h.438z" fill="#be0351"/>
	<path d="M3.063 4.375h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.938 5.688h.438V5.25h-.438zm.438-.438h.438v-.438h-.438zm-.438-.438h.438v-.438h-.438z" fill="#be0351"/>
	<path d="M3.5 1.75h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.375 2.188h-.437v.438h.438zm.438-.438h-.438v.438h.438z" fill="#4282d8"/>
	<path d="M5.25 4.375h.438v-.437h.875v-.875h-.875v-.438H5.25v-.437h-.438v.438h-.438v.438h-.436v.875h.438v.438h.438v.438h.438z" fill="#C7C7C7"/>
	<path d="M6.563 3.063h-.438v.875h.438z" fill="#707070"/>
	<path d="M5.25 2.625v-.437h-.438v.438zm-.438.438v-.438h-.438v.438z" fill="#fff"/>
	<path d="M4.813 4.375v-.437h-.438v.438zm-.438-.438V3.5h-.437v.438zm1.313.438v-.437H5.25v.438zm-.438.438v-.438h-.438v.438z" fill="#707070"/>
	<path d="M1.75 4.375h-.437v-.437H.438v-.875h.875v-.438h.438v-.437h.438v.438h.438v.438h.438v.875h-.44v.438h-.437v.438H1.75z" fill="#C7C7C7"/>
	<path d="M.438 3.938h.438v-.875H.438z" fill="#fff"/>
	<path d="M2.625 3.938h.438v-.875h-.438z" fill="#707070"/>
	<path d="M2.188 2.625v-.437H1.75v.438zm-.438.438v-.438h-.437v.438zm.438.438v-.438H1.75v.438z" fill="#fff"/>
	<path d="M2.625 4.375v-.437h-.437v.438zm-.438.438v-.438H1.75v.438z" fill="#707070"/>
	<path d="M2.188 1.75H1.75v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.439v.438h.438zm.875.438h-.876v.875h.875zm.438.875h-.439v.438h.438zm.438.438h-.438v.438h.438zM1.75 2.188h-.437v.438h.438zm2.188 4.813v-.438h-.875v.438zm-.875-1.313h-.438v.875h.438zM.438 3.938v.438h.875v-.438zm2.188 1.313h-.438v.438h.438zm-.438-.438H1.75v.438h.438zm-.438-.438h-.437v.438h.438zm2.188-3.063h.438V.438h-.438zm2.625 2.625h.438v-.874h-.438zm0-.875v-.437h-.875v.438zM4.375 1.749h.438v-.436h-.438zm.438.438h.438V1.75h-.438zm-.438.438h.438v-.437h-.438zm-.437.438h.438v-.438h-.438zM2.625 4.376h.438v-.438h-.438zm-.438.438h.438v-.438h-.437z" fill="#000"/>
	<path d="M4.813 2.188h.438V1.75h-.438zm.438.438h.438v-.438h-.438zM3.938 6.564h.438v-.875h-.438zm1.75-2.625v.438h.875v-.439zm-1.313 1.75h.438v-.438h-.438zm.438-.438h.438v-.438h-.438zm.438-.438h.438v-.438h-.438z" fill="#000"/>
`;function Ui(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${hh}
	</svg>`}var ch=M`
	<path d="M6.125 3.063v-.438h-.438v.438H4.374v-.438h-.436V1.313h.438V.875H3.063v1.75h-.438v.438H.438v.875h.438v.438h.438v-.438h1.313v.438h.438v1.313h-.44v.438h.438v.438h.875v-.438h.438v-.438h-.438V4.376h.438v-.438h1.313v.438h.438v-.438h.438v-.875z" fill="#ffb84b"/>
	<path d="M3.938 0h-.875v.438h.875zM2.625.875H1.313v.438h1.313zm-1.312.438H.875v1.313h.438zm1.75 0h-.438v1.313h.438zm1.313 0h-.438v1.313h.438zm1.75 0h-.438v1.313h.438zM5.688.875H4.375v.438h1.313zm-3.063 1.75H1.313v.438h1.313zm3.063 0H4.375v.438h1.313zM3.063.438h-.438v.438h.438z" fill="#000"/>
	<path d="M2.625 1.313h-.437v.438h.438zm-.437.437H1.75v.438h.438zm3.5-.438H5.25v.438h.438zm-.438.438h-.438v.438h.438zm.438 2.625H5.25v.438h.438zm-.438.438h-.438v.438h.438zm-2.625-.438h-.437v.438h.438zm-.438.438H1.75v.438h.438z" fill="#57595f"/>
	<path d="M4.375.438h-.437v.438h.438zM.438 3.063H0v.875h.438z" fill="#000"/>
	<path d="M2.188 1.75v.438h-.875v.438h1.313V1.75zm3.063 0v.438h-.875v.438h1.313V1.75zM2.188 4.813v.438h-.875v.438h1.313v-.875zm3.063 0v.438h-.875v.438h1.313v-.875z" fill="#35363a"/>
	<path d="M.875 3.938H.438v.438h.438zm0-1.313H.438v.438h.438zM7 3.063h-.438v.875H7z" fill="#000"/>
	<path d="M6.563 3.063h-.438v.875h.438z" fill="#ba3500"/>
	<path d="M.875 3.063H.438v.875h.438z" fill="#f0f0f0"/>
	<path d="M6.563 2.625h-.438v.438h.438zm0 1.313h-.438v.438h.438z" fill="#000"/>
	<path d="M6.125 3.938h-.438v.438h.438zm-3.062 0h-.438v.438h.438zm-1.75 0H.875v.438h.438zm3.063 0h-.438v.438h.438z" fill="#ba3500"/>
	<path d="M3.938 6.563h-.875v.438h.875zm-1.313-.875H1.313v.438h1.313zM1.312 4.375H.875v1.313h.438zm1.75 0h-.437v1.313h.438zm1.313 0h-.437v1.313h.438zm1.75 0h-.438v1.313h.438zm-.438 1.313H4.374v.438h1.313zm-3.062-1.75H1.313v.438h1.313zm3.063 0H4.375v.438h1.313z" fill="#000"/>
	<path d="M2.625 3.5H1.313v.438h1.313zm3.063 0H4.375v.438h1.313z" fill="#ba3500"/>
	<path d="M3.063 6.125h-.438v.438h.438zm1.313 0h-.438v.438h.438z" fill="#000"/>
	<path d="M3.938 6.125h-.875v.438h.875z" fill="#ba3500"/>
	<path d="M3.938.438h-.875v.438h.875zm-.875.437h-.438v.438h.438V.438Z" fill="#f0f0f0"/>
	<path d="M4.375 5.688h-.437v.438h.438z" fill="#ba3500"/>
	<path d="M2.188 1.313h-.875v.875h.438V1.75h.438zm3.063 0h-.875v.875h.438V1.75h.438zM2.188 4.376h-.875v.875h.438v-.438h.438zm3.063 0h-.875v.875h.438v-.438h.438z" fill="#d8d8d8"/>
	<path d="M3.938 2.188V1.75H3.5V.875h-.437v1.313zm0 .438H3.5v.438h-.437v.438h-.438v.438h.438v.875h.438v1.313h.438v-1.75H3.5V3.5h.875v-.437h-.437zm2.188.438h-.438v.438h.438zm-3.063-.439h-.438v.438h.438zm-1.75.438H.875v.438h.438zm.875 0H1.75v.438h.438z" fill="#fd6214"/>
`;function Fi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ch}
	</svg>`}var uh=M`
	<path d="M5.688 2.625V1.75H5.25V.438h-.438v.438h-.438v.438h-.436v.438H3.5v.438H1.313v.438H.875v.875H.438v1.75h.438v.438h.438v.438h.438v.438h3.5v-.438h.438v-.438h.438V2.625z" fill="#fd6214"/>
	<path d="M0 3.5v1.75h.438V3.5zm6.563.438v1.313h.438V3.938zm-.438-1.313v1.313h.438V2.625zm-.438-.875v.875h.438V1.75z" fill="#000"/>
	<path d="M6.125 3.938v1.313h.438V3.938zm-.438-1.313v1.313h.438V2.625zm-.438-.875v.875h.438V1.75z" fill="#ba3500"/>
	<path d="M.438 2.625V3.5h.438v-.875zm2.625-1.313h-.438v.438h.438zm.875 0H3.5v.438h.438zM3.5 1.75h-.437v.438h.438zm-2.625.438v.438h.438v-.438zM.437 5.251v.438h.438v-.438zm.438.438v.438h.438v-.438zm.438.438v.438h.438v-.438zm4.813-.875v.438h.438v-.438zm-.438.438v.438h.438V5.69zm-.438.438v.438h.438v-.438zm-3.5.438v.438h3.5v-.438zM1.313 1.75v.438h.438V1.75zm.438-.438v.438h.438v-.437zm.438-.438v.438h.438V.875zm1.75 0v.438h.438V.875zm.438-.438v.438h.438V.438zm.438-.438v.438h.438V0z" fill="#000"/>
	<path d="M4.813.438v.438h.438V.438zm-.438.438v.438h.438V.875zm-.437.437v.438h.438v-.438zM3.5 1.75v.438h.438V1.75zm-1.312-.437v.438h.438v-.438zm-.438.437v.438h.438V1.75zm.875 0v.438h.438V1.75z" fill="#f0f0f0"/>
	<path d="M2.188 1.75v.438h.438V1.75z" fill="#fd6214"/>
	<path opacity=".5" d="M4.813 1.75v.438h.438V1.75zm.438 2.188V3.5h-.438v-.875h-.438v.438h-.437v.438H2.625v-.438h-.437v.875h-.875v.875h.438v.875h.438v.438h2.625v-.438h.438v-.875h.438v-.875z" fill="#fff"/>
	<path d="M1.313 2.188v.438h.438v-.438zm-.438.437V3.5h.438v-.875zm.875.875v.438h.438V3.5z" fill="#f0f0f0"/>
	<path d="M.875 5.25v.438h.438V5.25zm.438.438v.438h.438v-.438zm3.938 0v.438h.438v-.438zm.438-.438v.438h.438V5.25zm-3.938.875v.438h3.5v-.438z" fill="#ba3500"/>
	<path d="M.438 3.5v.875h.438V3.5zm4.375.875h-.438v-.437h-1.75v.438h-.437v.875h.438v.438h1.75v-.438h.438z" fill="#f0f0f0"/>
	<path d="M5.25.438v1.313h.438V.438z" fill="#000"/>
`;function Wi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${uh}
	</svg>`}var fh=M`
	<path d="M6.563.875h-.438V.438H4.812v1.313h-.438V.875h-.436V.438h-.875v.438h-.438v.875h-.437V.438H.875v.438H.438v1.75h.438v.438h.875v.438h.438v.875h.438v.438h.438v.438h.875v-.438h.438v-.438h.438V3.5h.438v-.437h.875v-.438h.438z" fill="#ff7fc0"/>
	<path d="M3.938 0h-.875v.438h.875zm-1.75 0H.875v.438h1.313zm3.938 0H4.813v.438h1.313zm.438.438h-.438v.438h.438zm.438.438h-.438v1.75h.438zM4.377.438h-.439v.438h.438v.875h.438V.438zm-2.189 0v1.313h.438V.875h.438V.438zm-1.313 0H.438v.438h.438zM.438.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm.875.438H.875v.438h.875zm4.375 0h-.875v.438h.875zm.438-.438h-.438v.438h.438zM5.251 3.938V3.5h-.438v.875h1.75v-.437zM1.75 3.5v.438H.438v.438h1.75V3.5zm-1.313.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm5.25.438H.875v.438h5.25zm.438-.438h-.438v.438h.438zm.438-1.75h-.438v1.75h.438zm-4.376 0h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-.875.875h-.876v.438h.875z" fill="#000"/>
	<path d="M4.813 4.375v.438h-.438v.438h-.437v.438h-.875v-.438h-.438v-.438h-.437v-.438H.438v1.75h.438v.438h5.25v-.438h.438v-1.75z" fill="#6be473"/>
	<path d="M1.75 5.25h-.437v.438h.438zm-.438-.438H.875v.438h.438zM5.25 6.125v-.438h-.438v.438h-.874v-.438h-.875v.438h-.875v-.438H1.75v.438H.875v.438h5.25v-.438zm.438-.875H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438.875h-.438v.438h.438z" fill="#008456"/>
	<path d="M2.625 3.938h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438-.875h-.438v.438h.438zm.875-.438h-.438v.438h.438zm.438-.875h-.438v.875h.438zM3.94 4.813h-.877v.438h.875z" fill="#ff1c90"/>
	<path d="M4.375 5.25h-.437v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-4.813.001v.875h.438v-.438h1.313v-.438zm.438-3.5H.438v.875h.438zM2.189.437H.875v.438h1.313zm.875.438h-.439v.438h.438zm.875-.438h-.876v.438h.875zm1.313 0h-.438v.875h.438V.875h.875V.438z" fill="#f0f0f0"/>
`;function Zi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${fh}
	</svg>`}var mh=M`
	<path d="M3.063.875v.438h.875V.875zm.875-.438v.438h1.75V.438zm1.75.438v.438h.438V.875zm.438.438v.438h.438v-.438zm.438.438v2.188h.438V1.75zm-.438 2.188v.875h.438v-.876zm-.438.875v.438h.438v-.438zm-.875.438v.438h.875v-.438zm-.875.438v.438h.875V5.69zm-.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M6.563 1.75h-.438v-.437h-.438V.875H3.938v.438h-.875V.875h-1.75v.438H.875v.438H.438v2.188h.438v.875h.438v.438h.875v.438h.875v.438h.875V5.69h.875v-.438h.875v-.438h.438v-.876h.438z" fill="#ff7fc0"/>
	<path d="M6.563 1.75h-.438v2.188h.438zm-.438 2.188h-.438v.875h.438zm-4.812 0H.875v.875h.438zm4.375.875h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875z" fill="#ff1b90"/>
	<path d="M1.313.438v.438h1.75V.438zM.875.875v.438h.438V.875zm-.437.438v.438h.438v-.438zM0 1.75v2.188h.438V1.75zm.438 2.188v.875h.438v-.875zm.438.875v.438h.438v-.438zm.438.438v.438h.875v-.438zm.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M1.313.875v.438h1.75V.875zm2.625 0v.438h1.75V.875zm-.875.438v.438h.875v-.438z" fill="#f0f0f0"/>
	<path opacity=".6" d="M4.813 2.625v-.437h-.875v.438h-.875v-.438h-.875v.438H1.75v1.313h.438v.438h.879v.438h.875v-.438h.871v-.439h.438V2.625z" fill="#fff"/>
	<path d="M5.688 1.313v.438h.438v-.438zm-4.813 0v.438h.438v-.438zm.438.438v.438h.438V1.75zM.438 1.75v.875h.438V1.75z" fill="#f0f0f0"/>
`;function Gi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${mh}
	</svg>`}var ph=M`
	<path d="M6.125 2.625v.438H4.812v-.438h-.438v-.437h-.436V.875h.438V.438H.438v.438h.875v.438h.438v.438h.875v.875h-.438v.438H1.75v.875h-.437v.875H.875v.875H.438v.875h1.313v-.438h.875v-.438h.438v-.438h.438v-.438h.875v-.438h.438v-.437h.438v.438h.438v.438h.438v.438h.438V2.625z" fill="#ffe361"/>
	<path d="M6.125 0H4.812v.438h1.313zM1.75 6.563H.438v.438h1.313zm.875-.438H1.75v.438h.875zM1.313.875H.438v.438h.875zm.438.875v.438h.438v.438h.438V1.75zm0 1.313h-.438v.875h.438zm-.438.875H.875v.875h.438zm-.438.875H.438v.875h.438zm-.438.875H0v.875h.438zm3.938-.875H3.5v.438h.875zm0-4.813H.438v.438h3.938z" fill="#000"/>
	<path d="M4.375.438H.438v.438h3.938z" fill="#f0f0f0"/>
	<path d="M6.125 2.625H4.812v.438h1.313zM4.812.437h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813.875h-.438v.875h.438zM6.126.437H4.813v.438h1.313z" fill="#f0f0f0"/>
	<path d="M6.125 2.188H4.812v.438h1.313z" fill="#ba3500"/>
	<path d="M.438.438H0v.438h.438zm1.313.875h-.438v.438h.438zm.438 1.313H1.75v.438h.438zM6.564.438h-.438v.438h.438zm.438.438h-.438v1.313h.438z" fill="#000"/>
	<path d="M6.563.875h-.438v1.313h.438z" fill="#ba3500"/>
	<path d="M7 2.625h-.438V5.25H7z" fill="#000"/>
	<path d="M6.563 2.625h-.438V5.25h.438z" fill="#ffb84b"/>
	<path d="M6.563 2.188h-.438v.438h.438zM4.375.875h-.437v1.313h.438zm.438 1.313h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813 1.75h-.438v.438h.438z" fill="#ba3500"/>
	<path d="M3.063 5.688h-.438v.438h.438z" fill="#000"/>
	<path d="M4.375 3.063v.438h-.437v.438H3.5v.438h-.437v.438h-.438v.438h-.437v.438H1.75v.438h.875v-.438h.438v-.438h.438v-.438h.875v-.438h.438V3.063zM1.75 6.126h-.437v.438h.438z" fill="#ffb84b"/>
	<path d="M3.5 5.25h-.437v.438h.438z" fill="#000"/>
	<path d="M2.188 3.063H1.75v.438h.438zm.438-.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063 2.188h-.438v.438h.438zm.438-.438h-.438v.438h.438z" fill="#ffb84b"/>
	<path d="M2.625 3.5h-.437v.438h.438zm-.875.438h-.437v.438h.438zm-.438.875H.875v.438h.438zm-.438.875H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.813 4.375h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438z" fill="#000"/>
	<path d="M6.125.875H4.812v1.313h1.313z" fill="#fd6214"/>
`;function Ki(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ph}
	</svg>`}var vh=M`
	<path d="M6.563 0.876V0.437H3.937v0.437H1.313v2.187H0.437v2.187h5.25v-2.186h0.876z" fill="#bcef42"/>
	<path d="M4.813 5.687v-0.437H2.187v0.437z" fill="#7fb134"/>
	<path d="M6.563 0.876V0.437H3.937v0.437zm-2.626 0.437V0.876H2.187v0.437z" fill="#fff"/>
	<path d="M1.313 4.813v0.437h0.876v-0.437zm4.376 -0.437h-0.437v0.876h0.437zm0.876 -2.187h-0.437v0.876h0.437zm-0.437 0.876h-0.437v1.313h0.437z" fill="#7fb134"/>
	<path d="M7 0.437h-0.437v2.626H7z" fill="#000"/>
	<path d="M1.313 3.937H0.876v2.626h0.437z" fill="#4a8359"/>
	<path d="M6.563 0H3.937v0.437h2.626zM4.813 5.687H2.187v0.437h2.626zM3.937 0.437H2.187v0.437h1.75zM2.187 0.876h-0.874v0.437h0.876zm-0.874 0.437H0.876v0.876h0.437zM0.437 3.063H0v2.187h0.437v1.313h0.437V5.25H0.437zh0.437v-0.876H0.437zm5.25 2.187h-0.876v0.437h0.876zm0.437 -0.876h-0.437v0.876h0.437zh0.437V3.063h-0.437zM1.75 5.687h0.437v-0.437h-0.874v1.313h0.437zm-0.437 0.876H0.876V7h0.437z" fill="#000"/>
	<path d="M0.876 3.063h0.437v-0.876H0.876zm-0.438 0.874h0.437v-0.874H0.437zm1.75 -2.626h-0.874v0.876h0.437v-0.437h0.437z" fill="#fff"/>
	<path d="M1.75 3.5h0.876v-0.437h-0.876zm0.876 -0.437h0.876v-0.437h-0.876zm0.876 -0.437h0.876v-0.438H3.5zm0.876 -0.437h0.437v-0.438h-0.437zm0.437 -0.437h0.437v-0.438H4.814z" fill="#4a8359"/>
	<path d="M2.187 1.75v0.437h0.437v-0.437z" fill="#fff"/>
	<path d="M1.313 3.5v0.437h0.437V3.5z" fill="#4a8359"/>
`;function Qi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${vh}
	</svg>`}var gh=M`
	<path d="M2.188 2.625H1.75v.438H.875v.875H3.5v.875h-.437v.438h-.438v.438h-.437v.438H1.75v.438h.875v-.438h.438v-.438h.438v-.438h.438v-.438h.875v-.438h.438v-.437h.875v-.875H3.063v-.438h.438v-.437h.438V1.75h.438v-.437H3.5v.438h-.437v.438h-.875z" fill="#ffe361"/>
	<path d="M.438 3.063H0v.875h.438z" fill="#000"/>
	<path d="M.875 3.063H.438v.875h.438z" fill="#f0f0f0"/>
	<path d="M7 3.063h-.438v.875H7zm-5.687-.438H.438v.438h.875zm1.313-.875H1.75v.438h.875zm-.876.438h-.437v.438h.438z" fill="#000"/>
	<path d="M1.75 2.625h-.437v.438h.438zm.438-.438H1.75v.438h.438zm.438.438h-.438v.438h.438zm.438-.875h-.439v.438h.438zm.438-.438h-.439v.438h.438zm0 3.063h-.439v.438h.438zm-.438.438h-.439v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438H1.75v.438h.438zm-.438.438h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M5.25.875h-.438v.438h.438zm.438 3.063H5.25v.438h.438zm-.438.438h-.438v.438h.438zm-.875.438h-.437v.438h.438zm-.438.438H3.5v.438h.438zm2.625-1.75h-.438v.438h.438z" fill="#ffb84b"/>
	<path d="M6.563 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.813 1.313h-.438v.438h.438zm-.438.438h-.437v.438h.438zm-.437.437H3.5v.438h.438zm-.438.437h-.437v.438h.438z" fill="#ffb84b"/>
	<path d="M4.375.875h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.938.875h-.875v.438h.875zm-.875.438h-.438v.438h.438zM5.688 0H4.375v.438h1.313z" fill="#000"/>
	<path d="M5.688.438H4.375v.438h1.313z" fill="#f0f0f0"/>
	<path d="M6.563 2.625H3.5v.438h3.063zM4.375.437h-.437v.438h.438zm1.75 0h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.435v.438h.438zm2.188 1.75h-.875v.438h.875zm-1.313.875h-.875v.438h.875zm.438-.438h-.438v.438h.438zm-1.75 1.313h-.873v.438h.875zm.438-.438h-.436v.438h.438zm-1.75 1.313H1.313v.438h1.313zm.875-2.625H.438v.438h3.063zm-.438 2.188h-.436v.438h.438zm-1.75 0H.875v.438h.438zm.438-.438h-.436v.438h.438zm.438-.438H1.75v.438h.438zm.438-.438h-.437v.438h.438zm.438-.438h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813.875h-.438v.438h.438z" fill="#ffe361"/>
`;function Ji(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${gh}
	</svg>`}var bh=M`
	<path d="M6.125 1.75v-.437H5.25V.438H3.5v.438h-.437v.438h-.438V.875H1.313v.438H.875v1.75H.438v1.313h.438v-.438h.438V3.5h2.188v-.875h.438v-.437h2.188v.438h.438V1.75z" fill="#b79cf8"/>
	<path d="M3.938 2.625v.438H3.5v.875h.438v.875h.875v.438h1.313v-.438h.438V2.625z" fill="#9af4dc"/>
	<path d="M1.75 4.375v1.75h.438v.438h1.313v-.438h.438v-1.75z" fill="#9af4dc"/>
	<path d="M3.5 6.125H2.188v.438h1.313zm2.625-1.313H4.812v.438h1.313zm.438-.438h-.438v.438h.438zM3.938 5.687H3.5v.438h.438z" fill="#6c9ca6"/>
	<path d="M3.938 3.063H3.5v.438h.438zm.875.438h-.438v.438h.438zm1.313-.875H3.938v.438h2.188z" fill="#f0f0f0"/>
	<path d="M3.5.438h-.437v.438h.438zm3.063.875h-.438v.438h.438zm-.438 2.188h-.438v.875h.438zm-2.187-.876H3.5v.438h.438z" fill="#000"/>
	<path d="M3.938 2.188H3.5v.438h.438z" fill="#816bee"/>
	<path d="M1.313 3.938H.875v.438h.438zm1.75 1.75h-.438v.438h.438zm-.438-.438h-.437v.438h.438z" fill="#000"/>
	<path d="M2.625 5.25h-.437v.438h.438zm3.063-.875H5.25v.438h.438zm-.438-.438h-.438v.438h.438zM2.187 6.125H1.75v.438h.438zm1.75 0H3.5v.438h.438zM.874 4.375H.438v.438h.438zm.438 1.75H.875v.438h.438zm-.438.438H.438v.438h.438zM6.563 1.75v.875h-.438v.438h.438v1.75h.438V1.75zM5.688.875V.438H5.25v.875h.875V.875zM2.625.438H1.313v.438h1.313zm3.063 2.625H4.375v.438h1.313zM3.063 4.376H1.75v.438h1.313zm.438 2.188H2.188v.438h1.313zM3.063.875h-.438v.438h.438zm-1.75 0H.875v.438h.438z" fill="#000"/>
	<path d="M2.625.875H1.313v.438h1.313zm.438.438h-.438v.438h.438zm-1.313.875h-.437v.438h.438zm-.875.875H.438v.438h.438zm.438-1.75H.875v.438h.438z" fill="#f0f0f0"/>
	<path d="M6.125 5.25H4.812v.438h1.313zm-1.75-.438V3.5h-.437v.438H3.5v.438h.438v1.75h.438v-.875h.438v-.438zm2.188 0h-.438v.438h.438zM.875 1.313H.438v1.75h.438zm-.437 1.75H0v1.313h.438zm1.313 1.75h-.438v1.313h.438zm1.75 0h-.438v.875h.438zm-3.063 0H0v1.75h.438zM5.25 0H3.5v.438h1.75z" fill="#000"/>
	<path d="M3.5.875h-.437v.438h.438zM5.25.437H3.5v.438h1.75z" fill="#f0f0f0"/>
	<path d="M6.125 2.188H3.938v.438h2.188z" fill="#000"/>
	<path d="M6.125 1.75v-.437h-.438v.438H3.938v.438h2.188v.438h.438V1.75z" fill="#816bee"/>
	<path d="M2.188 4.813H1.75v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063 2.625v.438h-1.75v.438h2.188v-.876z" fill="#816bee"/>
	<path d="M3.063 3.063v.438h-1.75v.438h2.188v-.876z" fill="#000"/>
	<path d="M1.313 3.5H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#816bee"/>
	<path d="M1.313 3.938v.438H.875v.438H.438v1.75h.438v-.438h.438V4.813h.438v-.438h1.75v-.437z" fill="#9af4dc"/>
	<path d="M1.313 4.375H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.313 5.688H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#6c9ca6"/>
	<path d="M3.5 3.938H1.313v.438h2.188z" fill="#f0f0f0"/>
`;function Yi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${bh}
	</svg>`}var _h=M`
	<path d="M6.125 2.188v-.875h-.438V.875h-.438V.438h-.875v.438h.438v.438h.438v1.75h-.438v.438h-.438v.438H2.625V3.5h-.437v-.437H1.75v-1.75h.438V.875h.438V.438H1.75v.438h-.437v.438H.875v.875H.438v2.625h.438v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h.438V2.188z" fill="#b79cf8"/>
	<path d="M2.625 0H1.75v.438h.875zM.875 1.313H.438v.875h.438zm1.313 0H1.75v1.75h.438zm2.188 2.188H2.625v.438h1.75z" fill="#000"/>
	<path d="M4.375 3.938h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M.438 2.188H0v2.625h.438zm4.375 4.375H2.188v.438h2.625z" fill="#000"/>
	<path d="M.875 4.375H.438v.438h.438zm4.813.875h-.875v.438H2.188V5.25h-.875v-.438H.875v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h-.438zm.875-.875h-.438v.438h.438z" fill="#816bee"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438z" fill="#000"/>
	<path d="M2.625.438H1.75v.438h.875zM1.75.875h-.437v.438h.438zm-.437.438H.875v.438h.438zm-.438.875H.438v.438h.438zm.438.438H.875v.438h.438zm.875.438H1.75v.438h.438zm.438.438h-.438v.438h.438zm2.625-.438h-.438v.438h.438zM4.813.439h-.438v.438h.438zm0 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063.438h-.438v.438h.438zm-.438.437h-.437v.438h.438zm0 2.188h-.437v.438h.438zm-1.75 1.75H.438v.875h.438zm.438.875H.875v.438h.438zM5.251 0h-.875v.438h.875zm.438 6.125h-.875v.438h.875zm-3.5 0h-.876v.438h.875zm4.374-4.812h-.438v.875h.438zm-1.313 0h-.438v1.75h.438zM7 2.188h-.438v2.625H7zM5.687.438h-.438v.438h.438zm.438.438h-.438v.438h.438zM4.375.438h-.437v.438h.438zm.438.438h-.438v.438h.438zm0 2.188h-.438v.438h.438zm1.75 1.75h-.438v.875h.438zm-.438.875h-.438v.438h.438z" fill="#000"/>
	<path d="M2.188.875H1.75v.438h.438z" fill="#b79cf8"/>
`;function Xi(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${_h}
	</svg>`}var zh=M`
	<path d="M4.813 5.25v-.875h-.438v-.437h-1.75v.438h-.437v.875H1.75v1.313h3.5V5.251z" fill="#ffe361"/>
	<path d="M6.125 1.313V.875H5.25V.438h-3.5v.438H.875v.438H.438v2.625h.438v.438h.875v-.439h3.5v.438h.875v-.438h.438V1.313z" fill="#ff2c52"/>
	<path d="M5.25 0h-3.5v.438h3.5z" fill="#000"/>
	<path d="M5.25.438h-3.5v.438h3.5zm-3.5.437H.875v.438h.875zm4.375 0H5.25v.438h.875z" fill="#fff"/>
	<path d="M5.25 6.563h-3.5v.438h3.5zM.438 1.313H0v2.625h.438zM1.751.438H.875v.438h.875z" fill="#000"/>
	<path d="M.875 3.063v-1.75H.438v2.625h.875v-.875z" fill="#fff"/>
	<path d="M6.563 1.313h-.438v2.625h.438z" fill="#be0351"/>
	<path d="M6.563 2.625h-.875V3.5h.875zM5.25.875h-.875v.875h.875z" fill="#fff"/>
	<path opacity=".5" d="M6.563 2.625h-.438V3.5h.438z" fill="#be0351"/>
	<path d="M4.375 3.063h-1.75v.438h1.75zm.875.438h-.875v.438h.875zM2.625 3.5H1.75v.438h.875z" fill="#be0351"/>
	<path d="M2.625 4.375h-.437v.875h.438z" fill="#fff"/>
	<path d="M4.813 4.375h-.438v.875h.438zm0 .875v.875H1.75v.438h3.5V5.25z" fill="#ffb84b"/>
	<path d="M2.188 5.25H1.75v.875h.438z" fill="#fff"/>
	<path d="M1.75 3.938H.875v.438h.875zm4.375 0H5.25v.438h.875z" fill="#be0351"/>
	<path d="M3.5 2.625h-.875V3.5H3.5z" fill="#fff"/>
	<path opacity=".5" d="M3.5 3.063h-.875v.438H3.5z" fill="#be0351"/>
	<path d="M4.375 3.5h-1.75v.438h1.75z" fill="#000"/>
	<path d="M4.375 3.938h-1.75v.438h1.75z" fill="#fff"/>
	<path d="M.875.875H.438v.438h.438z" fill="#000"/>
	<path d="M2.188 1.313H1.75v.438h.438z" fill="#fff"/>
	<path d="M1.75 5.25h-.437v1.313h.438zm.438-.875h.438v-.437H1.75v.438H.875v.438h.875v.438h.438zM.875 3.938H.438v.438h.438zM7 1.313h-.438v2.625H7zM6.125.438H5.25v.438h.875zm.438.438h-.438v.438h.438zm-.438 3.5H5.25v-.438h-.875v.438h.438v.875h.438v1.313h.438V5.251h-.438v-.438h.875zh.438v-.438h-.438z" fill="#000"/>
`;function es(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${zh}
	</svg>`}var yh=M`
	<path d="M6.125 3.063v-.438H5.25v-.437h-.438V1.75h-.438V.875h-.436V.438h-.875v.438h-.438v.875h-.437v.438H1.75v.438H.875v.438H.438v.875h.438v.438h.875v.438h.438v.438h.438v.875h.438v.438h.875v-.438h.438v-.875h.438v-.438h.438v-.438h.875v-.44h.438v-.875z" fill="#47baff"/>
	<path d="M4.813 3.063h-.875v-.438h-.875v.438h-.875v.875h.875v.438h.875v-.438h.875z" fill="#b5e3ff"/>
	<path d="M1.313 0H.438v.438h.875zm.875.438h-.875v.438h.875zm-.438 1.75H.875v.438h.875zM.438.438H0v.875h.438z" fill="#000"/>
	<path d="M1.313.438H.438v.875h.438V.875h.438z" fill="#f0f0f0"/>
	<path d="M.438 3.063H0v.875h.438zM7.001.438h-.438v.875h.438zm-.438.875h-.438v.875h.438zm-5.688 0H.438v.875h.438zm1.75-.438h-.437v.875h.438zm2.188 0h-.438v.875h.438zM3.063.438h-.438v.438h.438z" fill="#000"/>
	<path d="M3.063.875h-.438v.438h.438zm.438.438h-.438v.438h.438zm-1.313.875H1.75v.438h.438zm-.875.437H.875v.438h.438zm-.438.438H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.313 6.563v-.438h.875V5.25H1.75v-.438H.875v.875H.438v.875z" fill="#b79cf8"/>
	<path d="M.875 5.688H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.188 1.75H1.75v.438h.438z" fill="#000"/>
	<path d="M2.188.875H.875v1.313h.875V1.75h.438zm3.938 1.313V.875H4.813v.875h.438v.438z" fill="#b79cf8"/>
	<path d="M2.188.875H1.75v.875h.438zm-.438.875h-.437v.438h.438zm4.375-.438h-.438v.875h.438zm.438-.438h-.438v.438h.438z" fill="#816bee"/>
	<path d="M5.688 6.563v-.438h-.875V5.25h.438v-.438h.875v.875h.438v.875z" fill="#b79cf8"/>
	<path d="M6.563 5.688h-.438v.438h.438zm-.438-.875h-.438v.438h.438z" fill="#816bee"/>
	<path d="M.875 2.625H.438v.438h.438zM7 3.063h-.438v.875H7zm-.438-.438h-.438v.438h.438zM4.374.437h-.436v.438h.438zm.875 1.313h-.438v.438h.438zM3.938 0h-.875v.438h.875z" fill="#000"/>
	<path d="M3.938.438h-.875v.438h.875zm0 2.625h-.875v.875h.875zM6.563.438h-.875v.438h.875zm-.875.438h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M3.938 2.188h-.875v.438h.875zm0 2.188h-.875v.438h.875zM6.563.001h-.875v.438h.875zm-.875.438h-.875v.438h.875zm.438 1.75h-.875v.438h.875zM1.313 6.563H.438v.438h.875zm.875-.438h-.875v.438h.875zm-.438-1.75H.875v.438h.875zM.437 5.688H0v.875h.438zm6.563 0h-.438v.875H7zm-.438-.875h-.438v.875h.438zm-5.687 0H.438v.875h.438zm1.75.438h-.437v.875h.438zm2.188 0h-.438v.875h.438zm-1.75.875h-.438v.438h.438zm-.875-1.313H1.75v.438h.438z" fill="#000"/>
	<path d="M2.188 5.25H1.75v.875h.438zm-.438-.438h-.437v.438h.438z" fill="#816bee"/>
	<path d="M.875 3.938H.438v.438h.438zm1.313-.875H1.75v.875h.438zm.875-.438h-.875v.438h.875zm0 1.313h-.875v.438h.875zm2.188-.875h-.438v.875h.438zm-.438-.438h-.875v.438h.875zm0 1.313h-.875v.438h.875zm1.75 0h-.438v.438h.438z" fill="#000"/>
	<path d="M6.563 3.063h-.438v.875h.438zm-.438-.438h-.438v.438h.438zm0 1.313h-.438v.438h.438zm-.875 0h-.438v.438h.438zm-1.313.875h-.874v.438h.875zm.438-.438h-.437v.438h.438zm-1.313 0h-.437v.438h.438zm.875 1.75h-.874v.438h.875zm.438-.438h-.437v.438h.438zm-1.313 0h-.437v.438h.438zm-.874-1.749H1.75v.438h.438zM.875 3.5H.438v.438h.438zm.438.438H.875v.438h.438z" fill="#4282d8"/>
	<path d="M4.375 6.125h-.437v.438h.438zm.875-1.313h-.438v.438h.438zm-1.313 1.75h-.874V7h.875zm2.625 0h-.875V7h.875zm-.875-.438h-.875v.438h.875zm.438-1.75H5.25v.438h.875z" fill="#000"/>
`;function ts(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${yh}
	</svg>`}var wh=M`
	<path d="M3.938.438h-.875v1.75h.875zm.875 2.625v-.438h-.438v-.437h-1.75v.438h-.437v.438H.438v.875h1.75v.438h.438v.438h.438v1.75h.875v-1.75h.438v-.438h.438v-.439h1.75v-.875z" fill="#bcef42"/>
	<path d="M1.75 0h-.437v.438h.438zm.875 2.188h-.437v.438h.438zm2.188 0h-.438v.438h.438zM5.688 0H5.25v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438zm.438.438h-.438v.438h.438zM3.938 0h-.875v.438h.875z" fill="#000"/>
	<path d="M3.938.438h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M3.938 1.313h-.875v.438h.875zm0 .438h-.875v.438h.875z" fill="#7fb134"/>
	<path d="M3.938 5.25h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M3.938 6.125h-.875v.438h.875zm0-1.313h-.875v.438h.875z" fill="#7fb134"/>
	<path d="M3.938 2.625h-.875v.438h.875zm0 1.313h-.875v.438h.875zm.438-.875h-.438v.875h.438z" fill="#000"/>
	<path d="M5.25 3.063h-.438v.875h.438z" fill="#7fb134"/>
	<path d="M3.063 3.063h-.438v.875h.438z" fill="#000"/>
	<path d="M2.625 2.625h-.437V3.5h.438z" fill="#f0f0f0"/>
	<path d="M1.313.438H.875v.438h.438z" fill="#000"/>
	<path d="M1.313.438v.438H.875v.438H.438v.438h1.313V.438z" fill="#6be473"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.75 1.313H.438v.438h1.313z" fill="#008456"/>
	<path d="M5.25 5.25v1.313h.438v-.438h.438v-.438h.438v-.438zm-4.812 0v.438h.438v.438h.438v.438h.438V5.251z" fill="#6be473"/>
	<path d="M1.75 5.25H.438v.438h1.313z" fill="#f0f0f0"/>
	<path d="M1.313 5.688v.875h.438v-.875z" fill="#008456"/>
	<path d="M6.125 1.313V.875h-.438V.438h-.438v1.313h1.313v-.438z" fill="#6be473"/>
	<path d="M5.688.438H5.25v.438h.438zm0 2.625H5.25v.438h.438z" fill="#f0f0f0"/>
	<path d="M6.563 3.5H5.25v.438h1.313z" fill="#7fb134"/>
	<path d="M6.563 1.313H5.25v.438h1.313z" fill="#008456"/>
	<path d="M.875.875H.438v.438h.438zM3.063.437h-.438v1.75h.438zm1.313 0h-.438v1.75h.438zm2.625 2.625h-.438v.875h.438zm-.438-.438h-1.75v.438h1.75zm0 1.313h-1.75v.438h1.75zM.438 3.063H0v.875h.438zm1.75-.438H.438v.438h1.75z" fill="#000"/>
	<path d="M1.75 3.063H.438v.875h.438V3.5h.875z" fill="#f0f0f0"/>
	<path d="M2.188 3.938H.438v.438h1.75zM.438 1.313H0v.438h.438zm1.313 5.25h-.438v.438h.438zm.875-2.188h-.438v.438h.438z" fill="#000"/>
	<path d="M1.75 3.5h-.437v.438h.438zm.438-.438H1.75v.875h.438z" fill="#7fb134"/>
	<path d="M2.188 3.063H1.75v.875h.438z" fill="#3f581a"/>
	<path d="M4.375 4.375h-1.75v.438h1.75z" fill="#7fb134"/>
	<path d="M4.375 2.188h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M4.813 4.375h-.438v.438h.438z" fill="#000"/>
	<path d="M4.813 3.938h-.438v.438h.438z" fill="#7fb134"/>
	<path d="M5.688 6.563H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zM3.939 6.562h-.876V7h.875zm-2.625-.438H.875v.438h.438zm-.438-.438H.438v.438h.438zm2.188-.875h-.439v1.75h.438zm1.313 0h-.439v1.75h.438zM1.75 1.75H.438v.438h1.75V.438H1.75zm3.5 0V.438h-.438v1.75h1.75V1.75z" fill="#000"/>
	<path d="M.438 4.813v.438h1.313v1.313h.438v-1.75zm4.375 0v1.75h.438V5.25h1.313v-.438zM.438 5.25H0v.438h.438z" fill="#000"/>
	<path d="M5.688 6.125H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438z" fill="#008456"/>
	<path d="M5.688 5.25H5.25v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.938 3.063h-.875v.875h.875z" fill="#7fb134"/>
	<path d="M3.938 1.75h-.875v.438h.875zm0 3.063h-.875v.438h.875zm1.313-1.75h-.438v.875h.438z" fill="#3f581a"/>
`;function is(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${wh}
	</svg>`}var $h=M`
	<path d="M4.813 4.375h.438v-.437h1.313V3.5H5.251v-.437h-.438V1.75h.875v-.437H4.375v.438H3.063v-.438h-.438V.875H1.75v.438h-.437v.438H.875v.438H.438v2.625h.438v.438h.438v.438h.438v-.875h1.75v.438h-.439v.438h.438v.438h.875v-.438h1.313v-.438h-.875z" fill="#54cfff"/>
	<path d="M3.938 4.813H3.5v.438h.438zm1.75.438H5.25v.438h.438zm.875-1.75h-.438v.438h.438zM5.25 3.063h-.438v.438h.438zM1.312 4.376H.875v.438h.438zm.438.438h-.437v.875h.438zm2.625.875H3.063v.438h1.313zm0-1.313h-.437v.438h.438z" fill="#4282D8"/>
	<path d="M3.938 0H3.5v.438h.438zm.438.438h-.438v.438h.438zm-.876 0H1.75v.438H3.5zM1.75.875h-.437v.438h.438zm1.313 0h-.438v.438h.438zm.438.438h-.438v.438h.438zm.875 0h-.438v.438h.438zM5.689.875H4.376v.438h1.313zm.438.438h-.438v.438h.438zm-4.814 0H.875v.438h.438zm-.438.437H.438v.438h.438zm-.437.438H0v2.625h.438zm.875.438H.875v1.75h.438zm.438-.438h-.438v.438h.438zm2.188-.438H1.75v.438h2.188z" fill="#000"/>
	<path d="M3.938 1.75H3.5v.875h.438zm1.75 0h-.875v.438h.875z" fill="#000"/>
	<path d="M5.25 1.75h-.438v1.313h.438zm1.313 1.313H5.25v.438h1.313zm.438.438h-.438v.438h.438zm-2.625-.875h-.438v1.75h.438zm2.188 1.313H5.251v.438h1.313zm-1.313.438h-.438v.875h.438z" fill="#000"/>
	<path d="M5.688 4.813h-.875v.438h.875zm.438.438h-.438v.438h.438zm-.438.438H4.375v.438h1.313zm-1.313.438h-1.75v.438h1.75zM3.5 4.814H1.75v.438H3.5zm-.875 1.75h-.437v.438h.438zm-.438-.438H1.75v.438h.438zm-.438-.438h-.436v.438h.438zm.438-.438H1.75v.438h.438zm.875 0h-.437v.438h.438zm-1.75 0H.875v.438h.438zm-.438-.438H.438v.438h.438zm.875-.438h-.436v.438h.438zm2.188 0H3.5v.438h.438z" fill="#000"/>
	<path d="M3.938 2.625H3.5v-.437H1.75v.438h-.437v1.75h.438v.438h1.75v-.438h.438z" fill="#9af4dc"/>
	<path d="M3.5 4.375H1.75v.438H3.5zm-1.75-.437h-.437v.438h.438zm2.188 0H3.5v.438h.438z" fill="#6c9ca6"/>
	<path d="M1.75 2.625h-.437v.438h.438zm.875.438h-.437v.438h.438zm.875-.875H1.75v.438H3.5z" fill="#f0f0f0"/>
	<path d="M3.5 5.688h-.437v.438h.438z" fill="#000"/>
	<path d="M.875 2.188H.438v.875h.438zm.875-.875h-.437v.438h.438zm.875-.438H1.75v.438h.875zm3.063.438H4.375v.438h1.313zM3.938.438H3.5v.438h-.437v.438h.438v.438h.438v-.439h.438V.875h-.439zM2.625 5.25h-.437v.438H1.75v.438h.438v.438h.438v-.438h.438v-.438h-.439z" fill="#f0f0f0"/>
`;function ss(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${$h}
	</svg>`}var xh=M`
	<path d="M5.688 1.313V.875h-.875v.438h-.438V.875h-.437V.438h-.875v.438h-.438v.438h-.437V.875h-.875v.438H.875v1.75h.875v.438h.438v-.438h2.625v.438h.438v-.438h.875v-1.75z" fill="#d1cdd5"/>
	<path d="M6.125 3.938V3.5h-1.75v-.437h-1.75v.438H.875v.438H.438v1.313h.438v.438h1.75v.438h.438v.438h.875v-.438h.438V5.69h1.75v-.438h.438V3.938z" fill="#57595f"/>
	<path d="M3.938 0h-.875v.438h.875zm-.875.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438zm-1.313 0h-.438v.438h.438zM2.625.875h-.437v.438h.438zM2.188.438h-.875v.438h.875zm-1.313.875H.438v1.75h.438zm.438-.438H.875v.438h.438zM.875 3.5H.438v.438h.438zm-.437.438H0v1.313h.438zm.438 1.313H.438v.438h.438zm1.75.438H.875v.438h1.75zm.438.438h-.439v.438h.438zm.875.438h-.876v.438h.875zm.438-.438h-.439v.438h.438zm1.75-.438h-1.75v.438h1.75zm.438-.438h-.438v.438h.438zm.438-1.313h-.438v1.313h.438zM6.565 3.5h-.438v.438h.438zm0-2.188h-.438v1.75h.438zM2.188 3.5H1.75v.438h.438zm.438-.438h-.438V3.5h.438zm1.75-.438H2.625v.438h1.75zm.438.438h-.438V3.5h.438zm.438.438h-.438v.438h.438zm.438-.438h-.438V3.5h.875v-.437zm-4.377.001H.875v.438h.875v-.438z" fill="#000"/>
	<path d="M.875 4.813H.438v.438h.438zm.438.438H.875v.438h.438zm1.75.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm-.438.438h-.875v.438h.875zm2.188-.875h-.438v.438h.438zm.438-1.313h-.438v1.313h.438z" fill="#35363a"/>
	<path d="M1.313 2.625H.875v.438h.438zm.875.438H1.75v.438h.438zm3.063 0h-.438v.438h.438zm-2.626-.438h-.437v.438h.438zm2.188 0h-.438v.438h.438z" fill="#847d8b"/>
	<path d="M5.25 3.063h-.438v.438h.438zm-.875-.875h-1.75v.438h1.75zm1.75-.438h-.438v1.313h.438z" fill="#847d8b"/>
	<path d="M1.75 1.75h-.437v.438h.438zm-.437-.437H.875v.438h.438zm.875-.438h-.875v.438h.875zm.875 0h-.438v.438h.438zm.875-.438h-.875v.438h.875zm.438.438h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M.875 3.938H.438v.438h.438zm.438-.438H.875v.438h.438zm1.313 0h-.438v.438h.438zm1.75-.438H2.625V3.5h1.75zm.875.875h-.438v.438h.438zm.875-.438h-.875v.438h.875z" fill="#d8d8d8"/>
`;function rs(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${xh}
	</svg>`}var Mh=M`
	<path d="M6.125 1.75v-.437h-.438V.875h-.438V.438H2.625v.438H1.75v.438h-.437v.438H.875v.875H.438v2.188h.438v.438h.438v.438h.438v.438h.438v.438h2.188v-.438h.875v-.438h.438v-.438h.438v-.875h.438V1.75z" fill="#bcef42"/>
	<path d="M6.563.438h-.875v.438h.875z" fill="#f0f0f0"/>
	<path d="M1.313 5.688H.438v.438h.875z" fill="#bcef42"/>
	<path d="M1.75 6.125H.438v.438h1.313z" fill="#7fb134"/>
	<path d="M6.563 3.5h-.438v.875h.438z" fill="#816bee"/>
	<path d="M5.25.438H2.625v.438H5.25z" fill="#f0f0f0"/>
	<path d="M5.25.875H2.625v.438H5.25z" fill="#b79cf8"/>
	<path d="M4.375 6.125H2.188v.438h2.188z" fill="#816bee"/>
	<path d="M6.563.875h-.438v.438h.438z" fill="#bcef42"/>
	<path d="M2.625 2.188h-.437v.438h.438zM1.313 1.75H.875v.438h.438zm.438-.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.625 1.313h-.437v.438h.438zm3.063 0H5.25v.438h.438z" fill="#b79cf8"/>
	<path d="M2.188.875H1.75v.438h.438zm.875 1.75h-.438v.438h.438zM.875 5.25H.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M6.125 4.813h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438z" fill="#816bee"/>
	<path d="M6.563.438v.875h-.438V.875h-.438v.438h.438v.438h.438v2.625h.438V.438zm-5.25.875H.875v.438h.438zm.438-.438h.875V.438H1.75zh-.438v.438h.438zm4.813 3.5h-.438v.875h.438zM.875 1.75H.438v.875h.438zM5.25 6.125h-.875v.438h.875zm.875-.875h-.438v.438h.438zm-4.812 0H.875v.438h.438zm.438.438h-.438v.438h.438zm-.875-.875H.438v.438h.438zm4.813.875h-.438v.438h.438zM.438 2.625H0v3.938h.438z" fill="#000"/>
	<path d="M5.25.875h.438V.438h.875V0H2.625v.438H5.25zM2.188 6.563v-.438H1.75v.438H.438v.438h3.938v-.438z" fill="#000"/>
	<path d="M.875 2.625H.438V3.5h.438z" fill="#f0f0f0"/>
	<path d="M4.375 2.625H3.5v.438h.875zm-.438 1.75h-.874v.438h.875zm.875-1.313h-.438v.875h.438zm-3.5 1.75h.875v-.438H1.75V2.188h-.437zm3.5-3.063H3.063v.438h1.75zm-.438 3.5H2.625v.438h1.75zm2.188-3.063h-.438v1.313h.438zM.875 3.5H.438v1.313h.438zm1.313-1.75H1.75v.438h.438zm1.313 1.313h-.438v.438h.438zm-.438.875h-.438v.438h.438zm-.438.875h-.437v.438h.438zm1.75-.875h-.437v.438h.438zm.438.875h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-2.188-1.75v-.437h-.438v.438h-.437v1.313h.438V2.625zm3.063-.875h-.438v.438h.438zm-.875.438h-.438v.438h.438zm.438.438h-.438v1.75h.438zM1.313 4.813H.875v.438h.438zm.438.438h-.438v.438h.438zm.438.438H1.75v.438h.438z" fill="#b79cf8"/>
`;function as(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Mh}
	</svg>`}var kh=M`
	<path d="M6.125 1.75v-.437h-.438V.875h-.438V.438H1.75v.438h-.437v.438H.875v.438H.438v2.625h.438v.438h.438v.438h.438v.875h.438v.438h2.625v-.438h.438v-.875h.438v-.438h.438v-.438h.438V1.75z" fill="#d1cdd5"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438zm-.438.438H.438v.438h.438zm.875 3.938h-.437v.875h.438zm-.438-.438H.875v.438h.438zm.875 1.313H1.75v.438h.438zM.874 4.376H.438v.438h.438z" fill="#000"/>
	<path d="M1.75 4.813h-.437v.438h.438zm.438.875H1.75v.438h.438zm-.875-1.313H.875v.438h.438zm1.75-1.313H1.75v1.313h1.313z" fill="#847d8b"/>
	<path d="M3.063 3.5h-.875v.875h.875z" fill="#57595f"/>
	<path d="M5.25 3.063H3.938v1.313h1.313z" fill="#847d8b"/>
	<path d="M5.25 3.5h-.875v.875h.875z" fill="#57595f"/>
	<path d="M5.25 5.254h.438v-.438H5.25zm-.438.875h.438v-.438h-.438zm.875-1.313h.438v-.438h-.438z" fill="#847d8b"/>
	<path d="M.438 1.75H0v2.625h.438z" fill="#000"/>
	<path d="M.875 1.75H.438v2.625h.438z" fill="#fff"/>
	<path d="M5.25.879h.438V.441H5.25zm.438.438h.438V.879h-.438zm.438.438h.438v-.438h-.438zM5.251 6.13h.438v-.875h-.438zm.438-.875h.438v-.438h-.438zm-.875 1.313h.438V6.13h-.438zm1.313-1.75h.438V4.38h-.438zm.438-.438h.438V1.755h-.438z" fill="#000"/>
	<path d="M6.125 4.379h.438V1.754h-.438z" fill="#847d8b"/>
	<path d="M1.75 0v.438h3.5V0z" fill="#000"/>
	<path d="M1.75.875h-.437v.438h.438zm-.437.438H.875v.438h.438zm.438.438h-.438v.438h.438zm3.5-.433h.438V.88h-.438zm.438.438h.438v-.438h-.438zM1.75.438v.438h3.5V.438z" fill="#fff"/>
	<path d="M2.188 6.563v.438h2.625v-.438z" fill="#000"/>
	<path d="M2.188 6.125v.438h2.625v-.438z" fill="#847d8b"/>
	<path d="M3.063 5.688h-.438v.875h.438zm1.313 0h-.438v.875h.438z" fill="#57595f"/>
`;function os(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${kh}
	</svg>`}var Th=M`
	<path d="M3.063 0H1.75v.438h1.313zm1.75.438h-1.75v.438h1.75zm-.875 2.187H3.5v1.75h.438zm-3.5-.437H0v2.625h.438zM6.563.875h-1.75v.438h1.75z" fill="#000"/>
	<path d="M3.063.438H1.75v.438h1.313zm1.75.438h-1.75v.438h1.75zm1.75.438h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M3.063 6.563H1.75v.438h1.313z" fill="#000"/>
	<path d="M2.625 6.125v-.438h-.437v-.875H1.75V2.188h.438v-.875h.438V.875H1.75v.438H.875v1.75H.438v1.75h.438v.875h.438v.438h.438v.438h1.313v-.438z" fill="#ffe361"/>
	<path d="M3.063 6.125H1.75v.438h1.313z" fill="#ffb84b"/>
	<path d="M4.813 6.125h-1.75v.438h1.75z" fill="#000"/>
	<path d="M4.375 5.688V5.25h-.437v-.875H3.5v-1.75h.438V1.75h.438v-.437H3.063v.438h-.438v1.313h-.437v1.75h.438v.875h.438v.438h1.75v-.438z" fill="#ffe361"/>
	<path d="M6.563 5.688h-1.75v.438h1.75zM1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438zm-.438.438H.438v.875h.438zm6.125 0h-.438v.438H7zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.875h.438zm.875 3.063h-.438v.438h.438zm-.438-.438h-.438v.438h.438zm-.438-.875h-.438v.875h.438zm-.438-.875h-.438v.875h.438zM1.747 6.127h-.434v.438h.438zm-.438-.438H.875v.438h.438zm-.438-.875H.438v.875h.438zm1.313-2.625H1.75v2.625h.438zM3.059.876h-.434v.438h.438zm-.434.437h-.437v.875h.438z" fill="#000"/>
	<path d="M.875 2.188H.438v.875h.438zm1.75 0h-.437v.875h.438z" fill="#f0f0f0"/>
	<path d="M2.188 1.313H1.75v.875h.438z" fill="#ffb84b"/>
	<path d="M4.813 1.313h-.438v.438h.438z" fill="#000"/>
	<path d="M1.75.875h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M2.625.875h-.437v.438h.438zm1.313.875H3.5v.875h.438zm.438-.438h-.438v.438h.438zm-2.188 3.5H1.75v.438h.438zm-.438.875h-.437v.438h.438zm-.438-.875H.875v.875h.438zm2.188.875v-.438h-.437v-.438h-.438v.875h.438v.438h1.75v-.438zm.438-1.313H3.5v.438h.438z" fill="#ffb84b"/>
	<path d="M4.375 5.688V5.25h-.437v-.875H3.5v-1.75h.438V1.75h.438v-.437H3.063v.438h-.438v1.313h-.437v1.75h.438v.875h.438v.438h1.75v-.438z" fill="url(#a)"/>
	<path d="M6.125 5.25v-.438h-.438v-.874h-.438v-.875h.438v-.875h.438V1.75H4.812v.438h-.438v.438h-.436v1.75h.438v.875h.438v.438h1.75v-.438z" fill="#ff2c52"/>
	<path d="M5.688 2.188H5.25v.875h.438zm.438-.438h-.438v.438h.438zm-.438 2.188H5.25v.438h.438zM5.25 5.251v-.438h-.875v.438h.438v.438h1.75v-.438z" fill="#be0351"/>
	<path d="M1.313 1.313H.875v.438h.438zm0 1.75H.875v.438h.438zm1.75-1.75h-.438v.438h.438zm1.75.438h-.438v.438h.438zm-.438.875h-.437v.438h.438z" fill="#f0f0f0"/>
	<path d="M4.375 1.75h-.437v.875h.438zM3.062 5.688h-.437v.438h.438zm-.438-.875h-.436v.875h.438zm2.188.438h-.438v.438h.438zm-.438-.875h-.436v.875h.438z" fill="#000"/>
	<defs>
		<radialGradient id="a" cx=".75" cy=".5" r="1" fx=".75" fy=".5">
		<stop stop-color="#ff2c52" offset="30%"/>
		<stop stop-color="#ffe361" offset="70%"/>
		</radialGradient>
	</defs>
`;function ns(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Th}
	</svg>`}var Hh=M`
	<path d="M4.813.438v.438h-.438v.438h-.437v.438H3.5v.438h-.437v.875h-.438v.438H3.5v.875h.438v-.44h.875V3.5h.438v-.437h.438v-.438h.438v-.437h.438V.438z" fill="#d1cdd5"/>
	<path d="M1.313 3.938h.438v.438h.875v.875h.438v.438h.875v.438h.875v-.875h-.876v-.438H3.5v-.438h-.437v-.438h-.438V3.5h-.437v-.437H1.75v-.875H.875v.875h.438z" fill="#ffe361"/>
	<path d="M2.188 4.813h-.875v.875h.875zm-.875.875H.438v.875h.875z" fill="#ffe361"/>
	<path d="M4.813.438h-.438v.438h.438zm-.438.438h-.437v.438h.438zm-.437.437H3.5v.438h.438zM3.5 1.75h-.437v.438h.438zm-.437.438h-.438v.875h.438zm-.875 0H1.75v.875h.438zm-1.313 0H.438v.875h.438zm.438.875H.875v.875h.438zm3.5.875h-.875v.438h.875zm0 .875h-.875v.438h.875zm.438.438h-.438v.875h.438z" fill="#000"/>
	<path d="M6.563.438h-.438v1.75h.438z" fill="#847d8b"/>
	<path d="M.438 5.688H0v.875h.438zm4.375.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875z" fill="#000"/>
	<path d="M2.188 5.25h-.875v.438h.875zm-.875.875H.438v.438h.875z" fill="#ffb84b"/>
	<path d="M1.313 6.125v.438h.438v-.438h.438v-.438h-.876zm1.313-.875v-.875H1.75v-.437h-.437v.875h.875v.875h.875V5.25zm-1.313 0v-.438H.875v.438H.438v.438h.875zm0 1.313H.438v.438h.875zM1.75 1.75H.875v.438h.875zm1.313 2.188v.438h.438V3.5h-.876v.438z" fill="#000"/>
	<path d="M5.688 1.313H5.25v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.436v.438h.438zm-.436.436H3.5v.438h.438z" fill="#847d8b"/>
	<path d="M3.063 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M1.75 3.5h-.437v.438h.438zm-.437-.875H.875v.438h.438zm.875 1.313H1.75v.438h.438zm.875.875h-.438v.438h.438zm.438.438h-.438v.438h.438zm.875.438h-.438v.438h.438z" fill="#ffb84b"/>
	<path d="M3.938 4.375H3.5v.438h.438zM2.625 3.063h-.437v.438h.438zm3.938-.875h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438-3.5V.44h1.75v1.75h.438V0z" fill="#000"/>
	<path d="M4.813 5.25h-.438v.438h.438zm-.875-.438H3.5v.438h.438zM3.5 4.374h-.437v.438h.438zm-.437-.436h-.438v.438h.438zM2.625 3.5h-.437v.438h.438zm-.437-.437H1.75v.438h.438zM3.5 2.188h-.437v.438h1.313v-.438h-.438V1.75H3.5zM4.375.875v.438h-.437v.438h1.313v-.438h-.438V.875zm1.75-.438H4.812v.438h1.313z" fill="#f0f0f0"/>
	<path d="M6.125 2.188h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.438.438h-.438v.438h.438zm-.873.436H3.5v.438h.438z" fill="#847d8b"/>
	<path d="M1.75 2.188h-.437v.438h.438zm0 2.625h-.437v.438h.438zm-.875.875H.438v.438h.438z" fill="#f0f0f0"/>
`;function ds(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Hh}
	</svg>`}var Eh=M`
	<path d="M5.688 2.625v-.437H5.25V1.75h-.438v-.437h-.438V.875h-.436V.438h-.875v.438h-.438v.438h-.437v.438H1.75v.438h-.437v.438H.875v.875H.438v2.188h.438v.438h.875v.438h3.5v-.438h.875v-.438h.438V3.5h-.438v-.875z" fill="#0abbff"/>
	<path d="M3.063 0v.438h.875V0zm-.438.438v.438h.438V.438zm1.313 0v.438h.438V.438zm.438.438v.438h.438V.875zm.438.438v.438h.438v-.439zm.438.438v.438h.438v-.44zm.438.438v.438h.438v-.44zm.438.438v.875h.438v-.878zm-5.69-.003V3.5h.438v-.875zM0 3.5v2.188h.438V3.5zm6.563 0v2.188h.438V3.5zM2.188.875v.438h.438V.875zm-.438.438v.438h.438v-.438zm-.437.437v.438h.438V1.75zm-.438.438v.438h.438v-.438zm-.438 3.5v.438h.438v-.438zm5.688 0v.438h.438v-.438zm-4.375.875v.438h3.5v-.438z" fill="#000"/>
	<path d="M1.75 6.125v.438h3.5v-.438z" fill="#4282d8"/>
	<path d="M.875 6.125v.438h.875v-.438zm5.25.438v-.438H5.25v.438z" fill="#000"/>
	<path d="M3.063.438v.438h.875V.438z" fill="#fff"/>
	<path opacity=".5" d="M4.813 3.5v-.437h-.438v-.438h-.437v-.437h-.875v.438h-.438v.438h-.437v.438H1.75v1.313h.438v.438h2.625v-.438h.438V3.5z" fill="#fff"/>
	<path d="M2.625.875v.438h.438V.875zm-.437.438v.438h.438v-.438zm.438.438v.438h.438V1.75zM1.75 1.75v.438h.438V1.75zm-.437.438v.438h.438v-.438zm-.438.437V3.5h.438v-.875zM.438 3.5v.875h.438V3.5z" fill="#fff"/>
	<path d="M5.25 2.188v.438h.438v-.438zm.438.438v.875h.438v-.876zm.438.875v1.75h-.438v.438H5.25v.438h.875v-.438h.438V3.5zM.875 6.125h.875v-.438H.875z" fill="#4282d8"/>
`;function ls(t={}){return l`<svg
		${k(t)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Eh}
	</svg>`}var Ch=globalThis.$discordMessage??{};function nt(){return Ch}var Ws={blue:"https://cdn.discordapp.com/embed/avatars/0.png",gray:"https://cdn.discordapp.com/embed/avatars/1.png",green:"https://cdn.discordapp.com/embed/avatars/2.png",orange:"https://cdn.discordapp.com/embed/avatars/3.png",red:"https://cdn.discordapp.com/embed/avatars/4.png",pink:"https://cdn.discordapp.com/embed/avatars/5.png"},Zs=nt().avatars??{},hs=Object.assign(Ws,Zs,{default:Ws[Zs.default]??Zs.default??Ws.blue}),Do=nt().profiles??{},Oo=nt().defaultTheme==="light"?"light":"dark",Io=nt().defaultMode==="compact"?"compact":"cozy",Vo=nt().defaultBackground==="none"?"none":"discord",Ro=new Map([["heart",Gi()],["crystal",qi()],["diamond",Ui()],["explosion",Fi()],["flame",Wi()],["flower",Zi()],["key",Ki()],["leaf",Qi()],["lightning",Ji()],["magic",Yi()],["moon",Xi()],["mushroom",es()],["mythical",ts()],["ornament",is()],["plasma",ss()],["rock",rs()],["shell",as()],["skull",os()],["sun",ns()],["sword",ds()],["water",ls()]]);var cs=class extends Error{constructor(e){super(e),this.name="DiscordComponentsError"}},Sh=new Intl.DateTimeFormat("en-US",{day:"2-digit",month:"2-digit",year:"numeric"}),jh=new Intl.DateTimeFormat("en-US",{hour12:!0,hour:"2-digit",minute:"2-digit"}),Ah=new Intl.DateTimeFormat("en-US",{hour12:!1,hour:"2-digit",minute:"2-digit"}),Dh=t=>t instanceof Date?Sh.format(t):t,Oh=(t,e=!1)=>t instanceof Date?e?Ah.format(t):jh.format(t):t;function Xe(t,e=!1,i=!1){if(!(t instanceof Date)&&typeof t!="string")throw new TypeError("Timestamp prop must be a Date object or a string.");return e?Oh(t,i):Dh(t)}var Ih=/(?:<(?<animated>a)?:(?<name>\w{2,32}):)?(?<id>\d{17,21})>?/;function It(t){let e=nt().emojis?.[t];if(e)return e;let i=Ih.exec(t);if(i?.groups){let{name:s,id:r,animated:o}=i.groups;return{name:s,url:`https://cdn.discordapp.com/emojis/${r}.${o?"gif":"png"}`}}}function Lo(t){if(t)return Ro.get(t)??t}var Vh=M`
	<path
		fill="currentColor"
		d="M10 5V3H5.375C4.06519 3 3 4.06519 3 5.375V18.625C3 19.936 4.06519 21 5.375 21H18.625C19.936 21 21 19.936 21 18.625V14H19V19H5V5H10Z"
	/>
	<path fill="currentColor" d="M21 2.99902H14V4.99902H17.586L9.29297 13.292L10.707 14.706L19 6.41302V9.99902H21V2.99902Z"
	/>
`;function Gs(t={}){return l`<svg ${k(t)} class="discord-button-launch" aria-hidden="false" width="16" height="16" viewBox="0 0 24 24">
		${Vh}
	</svg>`}var dt=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},ye=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},xm=(()=>{let t=[q("discord-button")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[],D,y=[],_=[];var A=class extends r{static{s=this}static{let B=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({reflect:!0,attribute:"emoji"})],c=[$({reflect:!0,attribute:"emoji-name"})],d=[$({reflect:!0,attribute:"url"})],v=[$({type:Boolean,reflect:!0,attribute:"disabled"})],g=[$({reflect:!0,attribute:"type"})],D=[$({reflect:!0,attribute:"modal-id"})],dt(this,null,o,{kind:"accessor",name:"emoji",static:!1,private:!1,access:{has:O=>"emoji"in O,get:O=>O.emoji,set:(O,J)=>{O.emoji=J}},metadata:B},a,n),dt(this,null,c,{kind:"accessor",name:"emojiName",static:!1,private:!1,access:{has:O=>"emojiName"in O,get:O=>O.emojiName,set:(O,J)=>{O.emojiName=J}},metadata:B},f,h),dt(this,null,d,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:O=>"url"in O,get:O=>O.url,set:(O,J)=>{O.url=J}},metadata:B},b,p),dt(this,null,v,{kind:"accessor",name:"disabled",static:!1,private:!1,access:{has:O=>"disabled"in O,get:O=>O.disabled,set:(O,J)=>{O.disabled=J}},metadata:B},m,u),dt(this,null,g,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:O=>"type"in O,get:O=>O.type,set:(O,J)=>{O.type=J}},metadata:B},C,E),dt(this,null,D,{kind:"accessor",name:"modalId",static:!1,private:!1,access:{has:O=>"modalId"in O,get:O=>O.modalId,set:(O,J)=>{O.modalId=J}},metadata:B},y,_),dt(null,e={value:s},t,{kind:"class",name:s.name,metadata:B},null,i),A=s=e.value,B&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:B})}static styles=P`
		:host > *:first-child {
			display: flex;
			justify-content: center;
			align-items: center;
			cursor: pointer;
			margin: 4px 8px 4px 0;
			padding: 2px 16px;
			width: auto;
			height: 32px;
			min-width: 60px;
			min-height: 32px;
			-webkit-transition:
				background-color 0.17s ease,
				color 0.17s ease;
			transition:
				background-color 0.17s ease,
				color 0.17s ease;
			border-radius: 3px;
			font-size: 14px;
			font-weight: 500;
			line-height: 16px;
			text-decoration: none !important;
			/* CSS Reset to unset button styling */
			border-width: unset;
			border-style: unset;
			border-color: unset;
			border-image: unset;
			box-sizing: unset;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
		}

		.success {
			color: #fff;
			background-color: #3ba55d;
		}

		.success.hoverable:hover {
			background-color: #2d7d46;
		}

		.destructive {
			color: #fff;
			background-color: #ed4245;
		}

		.destructive.hoverable:hover {
			background-color: #c03537;
		}

		.primary {
			color: #fff;
			background-color: #5865f2;
		}

		.primary.hoverable:hover {
			background-color: #4752c4;
		}

		.secondary {
			color: #fff;
			background-color: #4f545c;
		}

		.secondary.hoverable:hover {
			background-color: #5d6269;
		}

		.disabled {
			cursor: not-allowed !important;
			opacity: 0.5;
		}

		.launch {
			margin-left: 8px;
		}

		.emoji {
			margin-right: 4px;
			object-fit: contain;
			width: 1.375em;
			height: 1.375em;
			vertical-align: bottom;
		}
	`;#i=ye(this,a,void 0);get emoji(){return this.#i}set emoji(B){this.#i=B}#e=(ye(this,n),ye(this,f,"emoji"));get emojiName(){return this.#e}set emojiName(B){this.#e=B}#t=(ye(this,h),ye(this,b,void 0));get url(){return this.#t}set url(B){this.#t=B}#r=(ye(this,p),ye(this,m,!1));get disabled(){return this.#r}set disabled(B){this.#r=B}#s=(ye(this,u),ye(this,C,"secondary"));get type(){return this.#s}set type(B){this.#s=B}#a=(ye(this,E),ye(this,y,void 0));get modalId(){return this.#a}set modalId(B){this.#a=B}validButtonTypes=(ye(this,_),new Set(["primary","secondary","success","destructive"]));checkType(){if(this.type){if(typeof this.type!="string")throw new TypeError("DiscordButton `type` prop must be a string.");if(!this.validButtonTypes.has(this.type))throw new RangeError("DiscordButton `type` prop must be one of: 'primary', 'secondary', 'success', 'destructive'")}}checkParentElement(){if(this.parentElement?.tagName.toLowerCase()!=="discord-action-row")throw new cs("All <discord-button> components must be direct children of <discord-action-row>.")}handleButtonClick(){if(this.modalId){let B=this.parentElement?.parentElement?.parentElement?.parentElement;if(B?.tagName?.toLowerCase()==="discord-messages"){let O=B?.querySelector("discord-modal"),J=O?.shadowRoot?.querySelector(`dialog#${this.modalId}`),fe=J?.querySelector("div.discord-modal-box");if(J instanceof HTMLDialogElement&&fe instanceof HTMLDivElement&&(J.showModal(),fe.style.display="flex",O)){let _e=globalThis.getComputedStyle(globalThis.document.body).overflow;O.originalBodyOverflow=_e,globalThis.document.body.style.overflow="hidden"}}}}render(){this.checkType(),this.checkParentElement();let B=this.url&&!this.disabled,O=l`
			${U(this.emoji,()=>l`<img src=${this.emoji} alt=${this.emojiName} draggable="true" class="emoji" />`)}
			<span>
				<slot></slot>
			</span>
			${U(this.url,()=>Gs())}
		`;return B?l`<a class="secondary" href=${this.url} target="_blank" rel="noopener noreferrer">${O}</a>`:l`<button
			class=${pe({[this.type]:!0,disabled:this.disabled,hoverable:!this.disabled})}
			@click=${this.handleButtonClick}
		>
			${O}
		</button>`}static{ye(s,i)}};return A=s})();var et=class extends Event{constructor(e,i,s,r){super("context-request",{bubbles:!0,composed:!0}),this.context=e,this.contextTarget=i,this.callback=s,this.subscribe=r??!1}};var Vt=class{constructor(e,i,s,r){if(this.subscribe=!1,this.provided=!1,this.value=void 0,this.t=(o,a)=>{this.unsubscribe&&(this.unsubscribe!==a&&(this.provided=!1,this.unsubscribe()),this.subscribe||this.unsubscribe()),this.value=o,this.host.requestUpdate(),this.provided&&!this.subscribe||(this.provided=!0,this.callback&&this.callback(o,a)),this.unsubscribe=a},this.host=e,i.context!==void 0){let o=i;this.context=o.context,this.callback=o.callback,this.subscribe=o.subscribe??!1}else this.context=i,this.callback=s,this.subscribe=r??!1;this.host.addController(this)}hostConnected(){this.dispatchRequest()}hostDisconnected(){this.unsubscribe&&(this.unsubscribe(),this.unsubscribe=void 0)}dispatchRequest(){this.host.dispatchEvent(new et(this.context,this.host,this.t,this.subscribe))}};var us=class{get value(){return this.o}set value(e){this.setValue(e)}setValue(e,i=!1){let s=i||!Object.is(e,this.o);this.o=e,s&&this.updateObservers()}constructor(e){this.subscriptions=new Map,this.updateObservers=()=>{for(let[i,{disposer:s}]of this.subscriptions)i(this.o,s)},e!==void 0&&(this.value=e)}addCallback(e,i,s){if(!s)return void e(this.value);this.subscriptions.has(e)||this.subscriptions.set(e,{disposer:()=>{this.subscriptions.delete(e)},consumerHost:i});let{disposer:r}=this.subscriptions.get(e);e(this.value,r)}clearCallbacks(){this.subscriptions.clear()}};var Ks=class extends Event{constructor(e,i){super("context-provider",{bubbles:!0,composed:!0}),this.context=e,this.contextTarget=i}},Rt=class extends us{constructor(e,i,s){super(i.context!==void 0?i.initialValue:s),this.onContextRequest=r=>{if(r.context!==this.context)return;let o=r.contextTarget??r.composedPath()[0];o!==this.host&&(r.stopPropagation(),this.addCallback(r.callback,o,r.subscribe))},this.onProviderRequest=r=>{if(r.context!==this.context||(r.contextTarget??r.composedPath()[0])===this.host)return;let o=new Set;for(let[a,{consumerHost:n}]of this.subscriptions)o.has(a)||(o.add(a),n.dispatchEvent(new et(this.context,n,a,!0)));r.stopPropagation()},this.host=e,i.context!==void 0?this.context=i.context:this.context=i,this.attachListeners(),this.host.addController?.(this)}attachListeners(){this.host.addEventListener("context-request",this.onContextRequest),this.host.addEventListener("context-provider",this.onProviderRequest)}hostConnected(){this.host.dispatchEvent(new Ks(this.context,this.host))}};function ei({context:t}){return(e,i)=>{let s=new WeakMap;if(typeof i=="object")return{get(){return e.get.call(this)},set(r){return s.get(this).setValue(r),e.set.call(this,r)},init(r){return s.set(this,new Rt(this,{context:t,initialValue:r})),r}};{e.constructor.addInitializer((a=>{s.set(a,new Rt(a,{context:t}))}));let r=Object.getOwnPropertyDescriptor(e,i),o;if(r===void 0){let a=new WeakMap;o={get(){return a.get(this)},set(n){s.get(this).setValue(n),a.set(this,n)},configurable:!0,enumerable:!0}}else{let a=r.set;o={...r,set(n){s.get(this).setValue(n),a?.call(this,n)}}}return void Object.defineProperty(e,i,o)}}}function Q({context:t,subscribe:e}){return(i,s)=>{typeof s=="object"?s.addInitializer((function(){new Vt(this,{context:t,callback:r=>{i.set.call(this,r)},subscribe:e})})):i.constructor.addInitializer((r=>{new Vt(r,{context:t,callback:o=>{r[s]=o},subscribe:e})}))}}var Lh=M`
	<path
		fill="currentColor"
		d="M18.91 12.98a5.45 5.45 0 0 1 2.18 6.2c-.1.33-.09.68.1.96l.83 1.32a1 1 0 0 1-.84 1.54h-5.5A5.6 5.6 0 0 1 10 17.5a5.6 5.6 0 0 1 5.68-5.5c1.2 0 2.32.36 3.23.98Z"
	/>
	<path
		fill="currentColor"
		d="M19.24 10.86c.32.16.72-.02.74-.38L20 10c0-4.42-4.03-8-9-8s-9 3.58-9 8c0 1.5.47 2.91 1.28 4.11.14.21.12.49-.06.67l-1.51 1.51A1 1 0 0 0 2.4 18h5.1a.5.5 0 0 0 .49-.5c0-4.2 3.5-7.5 7.68-7.5 1.28 0 2.5.3 3.56.86Z"
	/>
`;function ti(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 20 20"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Lh}
	</svg>`}var Ph=M`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M10.99 3.16A1 1 0 1 0 9 2.84L8.15 8H4a1 1 0 0 0 0 2h3.82l-.67 4H3a1 1 0 1 0 0 2h3.82l-.8 4.84a1 1 0 0 0 1.97.32L8.85 16h4.97l-.8 4.84a1 1 0 0 0 1.97.32l.86-5.16H20a1 1 0 1 0 0-2h-3.82l.67-4H21a1 1 0 1 0 0-2h-3.82l.8-4.84a1 1 0 1 0-1.97-.32L15.15 8h-4.97l.8-4.84ZM14.15 14l.67-4H9.85l-.67 4h4.97Z"
	/>
`;function ii(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Ph}
	</svg>`}var Nh=M`
	<path
		fill="currentColor"
		d="M12 2.81a1 1 0 0 1 0-1.41l.36-.36a1 1 0 0 1 1.41 0l9.2 9.2a1 1 0 0 1 0 1.4l-.7.7a1 1 0 0 1-1.3.13l-9.54-6.72a1 1 0 0 1-.08-1.58l1-1L12 2.8ZM12 21.2a1 1 0 0 1 0 1.41l-.35.35a1 1 0 0 1-1.41 0l-9.2-9.19a1 1 0 0 1 0-1.41l.7-.7a1 1 0 0 1 1.3-.12l9.54 6.72a1 1 0 0 1 .07 1.58l-1 1 .35.36ZM15.66 16.8a1 1 0 0 1-1.38.28l-8.49-5.66A1 1 0 1 1 6.9 9.76l8.49 5.65a1 1 0 0 1 .27 1.39ZM17.1 14.25a1 1 0 1 0 1.11-1.66L9.73 6.93a1 1 0 0 0-1.11 1.66l8.49 5.66Z"
	/>
`;function si(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Nh}
	</svg>`}var Bh=M`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M6 9h1V6a5 5 0 0 1 10 0v3h1a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Zm9-3v3H9V6a3 3 0 1 1 6 0Zm-1 8a2 2 0 0 1-1 1.73V18a1 1 0 1 1-2 0v-2.27A2 2 0 1 1 14 14Z"
	/>
`;function ri(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Bh}
	</svg>`}var qh=M`
	<path
		fill="currentColor"
		d="M12 3a1 1 0 0 0-1-1h-.06a1 1 0 0 0-.74.32L5.92 7H3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2.92l4.28 4.68a1 1 0 0 0 .74.32H11a1 1 0 0 0 1-1V3ZM15.1 20.75c-.58.14-1.1-.33-1.1-.92v-.03c0-.5.37-.92.85-1.05a7 7 0 0 0 0-13.5A1.11 1.11 0 0 1 14 4.2v-.03c0-.6.52-1.06 1.1-.92a9 9 0 0 1 0 17.5Z"
	/>
	<path
		fill="currentColor"
		d="M15.16 16.51c-.57.28-1.16-.2-1.16-.83v-.14c0-.43.28-.8.63-1.02a3 3 0 0 0 0-5.04c-.35-.23-.63-.6-.63-1.02v-.14c0-.63.59-1.1 1.16-.83a5 5 0 0 1 0 9.02Z"
	/>
`;function ai(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${qh}
	</svg>`}var Lt=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Te=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},ee="light-theme",lt="compact-mode",Qs="no-background",y4=(()=>{let t=[q("discord-messages")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[];var D=class extends r{static{s=this}static{let y=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[ei({context:ee}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],c=[ei({context:Qs}),$({type:Boolean,reflect:!0,attribute:"no-background"})],d=[ei({context:lt}),$({type:Boolean,reflect:!0,attribute:"compact-mode"})],v=[$({reflect:!0,attribute:"channel-type"})],g=[$({reflect:!0,attribute:"channel-name"})],Lt(this,null,o,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:_=>"lightTheme"in _,get:_=>_.lightTheme,set:(_,A)=>{_.lightTheme=A}},metadata:y},a,n),Lt(this,null,c,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:_=>"noBackground"in _,get:_=>_.noBackground,set:(_,A)=>{_.noBackground=A}},metadata:y},f,h),Lt(this,null,d,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:_=>"compactMode"in _,get:_=>_.compactMode,set:(_,A)=>{_.compactMode=A}},metadata:y},b,p),Lt(this,null,v,{kind:"accessor",name:"channelType",static:!1,private:!1,access:{has:_=>"channelType"in _,get:_=>_.channelType,set:(_,A)=>{_.channelType=A}},metadata:y},m,u),Lt(this,null,g,{kind:"accessor",name:"channelName",static:!1,private:!1,access:{has:_=>"channelName"in _,get:_=>_.channelName,set:(_,A)=>{_.channelName=A}},metadata:y},C,E),Lt(null,e={value:s},t,{kind:"class",name:s.name,metadata:y},null,i),D=s=e.value,y&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:y})}static styles=P`
		:host {
			color: #fff;
			background-color: #36393e;
			display: block;
			font-size: 16px;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
			line-height: 170%;
			border: 1px solid rgba(255, 255, 255, 0.05);
		}

		:host([light-theme]) {
			color: #747f8d;
			background-color: #fff;
			border-color: #dedede;
		}

		:host([no-background]) {
			background-color: unset;
		}

		::slotted(*) {
			padding-top: 0.125rem;
			padding-bottom: 0.125rem;
		}

		::slotted(*:first-child) {
			margin-top: 0.5rem;
		}

		::slotted(*:not(:first-child)) {
			margin-top: 1.0625rem;
		}

		:host([compact-mode]) ::slotted(*:not(:first-child)) {
			margin-top: unset;
		}

		::slotted(*:last-child) {
			margin-bottom: 0.5rem;
			border-bottom-width: 0;
		}

		:host .discord-channel-header {
			display: flex;
			align-items: center;
			padding: 0.5rem 1rem;
			box-shadow:
				0 2px 0 0 rgba(0, 0, 0, 0.05),
				0 1.5px 0 0 rgba(0, 0, 0, 0.05),
				0 1px 0 0 rgba(0, 0, 0, 0.16);
		}

		:host .discord-channel-icon {
			height: 24px;
			width: auto;
			margin: 0 8px;
			position: relative;
			flex: 0 0 auto;
			color: #80848e;
		}

		:host([light-theme]) .discord-channel-icon {
			color: #6d6f78;
		}

		:host .discord-channel-name {
			margin: 0 8px 0 0;
			flex: 0 0 auto;
			min-width: auto;
		}
	`;#i=Te(this,a,!1);get lightTheme(){return this.#i}set lightTheme(y){this.#i=y}#e=(Te(this,n),Te(this,f,!1));get noBackground(){return this.#e}set noBackground(y){this.#e=y}#t=(Te(this,h),Te(this,b,!1));get compactMode(){return this.#t}set compactMode(y){this.#t=y}#r=(Te(this,p),Te(this,m,void 0));get channelType(){return this.#r}set channelType(y){this.#r=y}#s=(Te(this,u),Te(this,C,void 0));get channelName(){return this.#s}set channelName(y){this.#s=y}connectedCallback(){super.connectedCallback(),(this.lightTheme||Oo==="light"&&this.lightTheme)&&(this.lightTheme=!0),(this.compactMode||Io==="compact"&&this.compactMode)&&(this.compactMode=!0),(this.noBackground||Vo==="none"&&this.noBackground)&&(this.noBackground=!0)}render(){let y;switch(this.channelType){case"text":y=l`${ii()}`;break;case"voice":y=l`${ai()}`;break;case"locked":y=l`${ri()}`;break;case"thread":y=l`${si()}`;break;case"forum":y=l`${ti()}`;break}return l`
			${U(this.channelType&&this.channelName,()=>l`<div class="discord-channel-header">
						<div class="discord-channel-icon">${y}</div>
						<div class="discord-channel-name">${this.channelName}</div>
					</div>`)}
			<slot></slot>
		`}constructor(){super(...arguments),Te(this,E)}static{Te(s,i)}};return D=s})();var fs=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},ht=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},H4=(()=>{let t=[q("discord-code")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[];var v=class extends r{static{s=this}static{let m=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({type:Boolean,reflect:!0})],c=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],d=[$({type:Boolean,reflect:!0})],fs(this,null,o,{kind:"accessor",name:"multiline",static:!1,private:!1,access:{has:u=>"multiline"in u,get:u=>u.multiline,set:(u,g)=>{u.multiline=g}},metadata:m},a,n),fs(this,null,c,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:u=>"lightTheme"in u,get:u=>u.lightTheme,set:(u,g)=>{u.lightTheme=g}},metadata:m},f,h),fs(this,null,d,{kind:"accessor",name:"embed",static:!1,private:!1,access:{has:u=>"embed"in u,get:u=>u.embed,set:(u,g)=>{u.embed=g}},metadata:m},b,p),fs(null,e={value:s},t,{kind:"class",name:s.name,metadata:m},null,i),v=s=e.value,m&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:m})}static styles=P`
		:host {
			background-color: #2f3136;
			white-space: break-spaces;
			font-family:
				Consolas,
				Andale Mono WT,
				Andale Mono,
				Lucida Console,
				Lucida Sans Typewriter,
				DejaVu Sans Mono,
				Bitstream Vera Sans Mono,
				Liberation Mono,
				Nimbus Mono L,
				Monaco,
				Courier New,
				Courier,
				monospace;
			border-radius: 3px;
		}

		code {
			padding: 0.2em;
			margin: -0.2em;
			border-radius: 3px;
			border: none;
			font-size: 85%;
			text-indent: 0;
			white-space: pre-wrap;
		}

		:host([multiline]) code {
			display: block;
			width: 90%;
			font-size: 0.875rem;
			line-height: 1.125rem;
			padding: 0.5em;
			background: #2b2d31;
			border: 1px solid #1e1f22;
		}

		:host([embed]) code {
			background-color: #1e1f22;
		}

		:host([embed][multiline]) code {
			display: block;
			width: 100%;
			padding: 7px;
			border-radius: 4px;
			background: #1e1f22;
		}

		:host([light-theme]) code {
			border-color: #e3e5e8;
			background-color: #f2f3f5;
		}

		:host([light-theme][embed]) code {
			background-color: #e3e5e8;
		}
	`;#i=ht(this,a,!1);get multiline(){return this.#i}set multiline(m){this.#i=m}#e=(ht(this,n),ht(this,f,!1));get lightTheme(){return this.#e}set lightTheme(m){this.#e=m}#t=(ht(this,h),ht(this,b,!1));get embed(){return this.#t}set embed(m){this.#t=m}render(){return this.multiline?l`<discord-pre ?embed=${this.embed}
				><code><slot></slot></code
			></discord-pre>`:l`<code><slot></slot></code>`}constructor(){super(...arguments),ht(this,p)}static{ht(s,i)}};return v=s})();var F=t=>t??j;var Po="important",Uh=" !"+Po,oi=ke(class extends $e{constructor(t){if(super(t),t.type!==Ke.ATTRIBUTE||t.name!=="style"||t.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(t){return Object.keys(t).reduce((e,i)=>{let s=t[i];return s==null?e:e+`${i=i.includes("-")?i:i.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${s};`},"")}update(t,[e]){let{style:i}=t.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let s of this.ft)e[s]==null&&(this.ft.delete(s),s.includes("-")?i.removeProperty(s):i[s]=null);for(let s in e){let r=e[s];if(r!=null){this.ft.add(s);let o=typeof r=="string"&&r.endsWith(Uh);s.includes("-")||o?i.setProperty(s,o?r.slice(0,-11):r,o?Po:""):i[s]=r}}return ce}});var Pt=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},He=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},W4=(()=>{let t=[q("discord-custom-emoji")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[];var D=class extends r{static{s=this}static{let y=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$()],c=[$()],d=[$({attribute:!1})],v=[$({type:Boolean,attribute:"embed-emoji"})],g=[$({type:Boolean,attribute:"jumbo"})],Pt(this,null,o,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:_=>"name"in _,get:_=>_.name,set:(_,A)=>{_.name=A}},metadata:y},a,n),Pt(this,null,c,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:_=>"url"in _,get:_=>_.url,set:(_,A)=>{_.url=A}},metadata:y},f,h),Pt(this,null,d,{kind:"accessor",name:"customEmojisMap",static:!1,private:!1,access:{has:_=>"customEmojisMap"in _,get:_=>_.customEmojisMap,set:(_,A)=>{_.customEmojisMap=A}},metadata:y},b,p),Pt(this,null,v,{kind:"accessor",name:"embedEmoji",static:!1,private:!1,access:{has:_=>"embedEmoji"in _,get:_=>_.embedEmoji,set:(_,A)=>{_.embedEmoji=A}},metadata:y},m,u),Pt(this,null,g,{kind:"accessor",name:"jumbo",static:!1,private:!1,access:{has:_=>"jumbo"in _,get:_=>_.jumbo,set:(_,A)=>{_.jumbo=A}},metadata:y},C,E),Pt(null,e={value:s},t,{kind:"class",name:s.name,metadata:y},null,i),D=s=e.value,y&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:y})}static styles=P`
		.discord-custom-emoji {
			display: inline-block;
			cursor: pointer;
		}

		.discord-custom-emoji .discord-custom-emoji-image {
			object-fit: contain;
			width: 1.375rem;
			height: 1.375rem;
			vertical-align: bottom;
		}

		.discord-custom-emoji .discord-custom-jumbo-emoji-image {
			width: 3rem;
			height: 3rem;
			min-height: 3rem;
		}

		.discord-embed-custom-emoji {
			display: inline-block;
		}

		.discord-embed-custom-emoji .discord-embed-custom-emoji-image {
			width: 18px;
			height: 18px;
			vertical-align: bottom;
		}
	`;#i=He(this,a,void 0);get name(){return this.#i}set name(y){this.#i=y}#e=(He(this,n),He(this,f,void 0));get url(){return this.#e}set url(y){this.#e=y}#t=(He(this,h),He(this,b,{}));get customEmojisMap(){return this.#t}set customEmojisMap(y){this.#t=y}#r=(He(this,p),He(this,m,void 0));get embedEmoji(){return this.#r}set embedEmoji(y){this.#r=y}#s=(He(this,u),He(this,C,void 0));get jumbo(){return this.#s}set jumbo(y){this.#s=y}willUpdate(){if(!this.url&&this.name){let y=It(this.name)??this.customEmojisMap[this.name];y&&(this.url??=y.url??"",this.embedEmoji??=y.embedEmoji??!1)}}render(){let y=`:${this.name}:`;return l`<span
			class=${pe({"discord-embed-custom-emoji":this.embedEmoji,"discord-custom-emoji":!this.embedEmoji})}
			><img
				aria-label=${y}
				src=${F(this.url)}
				alt=${y}
				draggable="false"
				class=${pe({"discord-embed-custom-emoji-image":this.embedEmoji,"discord-custom-emoji-image":!this.embedEmoji,"discord-custom-jumbo-emoji-image":this.jumbo})}
		/></span> `}constructor(){super(...arguments),He(this,E)}static{He(s,i)}};return D=s})();var we=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},ie=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},ap=(()=>{let t=[q("discord-embed")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[],D,y=[],_=[],A,B=[],O=[],J,fe=[],_e=[],Me,W=[],I=[],ae,Le=[],Pe=[],Ne,Be=[],qe=[],Ue,Fe=[],We=[];var Ze=class extends r{static{s=this}static{let L=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$()],c=[$({attribute:"author-name"})],d=[$({attribute:"author-image"})],v=[$({attribute:"author-url"})],g=[$({attribute:"embed-title"})],D=[$({attribute:!1})],A=[$()],J=[$()],Me=[$()],ae=[$()],Ne=[$()],Ue=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],we(this,null,o,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:H=>"color"in H,get:H=>H.color,set:(H,G)=>{H.color=G}},metadata:L},a,n),we(this,null,c,{kind:"accessor",name:"authorName",static:!1,private:!1,access:{has:H=>"authorName"in H,get:H=>H.authorName,set:(H,G)=>{H.authorName=G}},metadata:L},f,h),we(this,null,d,{kind:"accessor",name:"authorImage",static:!1,private:!1,access:{has:H=>"authorImage"in H,get:H=>H.authorImage,set:(H,G)=>{H.authorImage=G}},metadata:L},b,p),we(this,null,v,{kind:"accessor",name:"authorUrl",static:!1,private:!1,access:{has:H=>"authorUrl"in H,get:H=>H.authorUrl,set:(H,G)=>{H.authorUrl=G}},metadata:L},m,u),we(this,null,g,{kind:"accessor",name:"embedTitle",static:!1,private:!1,access:{has:H=>"embedTitle"in H,get:H=>H.embedTitle,set:(H,G)=>{H.embedTitle=G}},metadata:L},C,E),we(this,null,D,{kind:"accessor",name:"embedEmojisMap",static:!1,private:!1,access:{has:H=>"embedEmojisMap"in H,get:H=>H.embedEmojisMap,set:(H,G)=>{H.embedEmojisMap=G}},metadata:L},y,_),we(this,null,A,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:H=>"url"in H,get:H=>H.url,set:(H,G)=>{H.url=G}},metadata:L},B,O),we(this,null,J,{kind:"accessor",name:"thumbnail",static:!1,private:!1,access:{has:H=>"thumbnail"in H,get:H=>H.thumbnail,set:(H,G)=>{H.thumbnail=G}},metadata:L},fe,_e),we(this,null,Me,{kind:"accessor",name:"image",static:!1,private:!1,access:{has:H=>"image"in H,get:H=>H.image,set:(H,G)=>{H.image=G}},metadata:L},W,I),we(this,null,ae,{kind:"accessor",name:"video",static:!1,private:!1,access:{has:H=>"video"in H,get:H=>H.video,set:(H,G)=>{H.video=G}},metadata:L},Le,Pe),we(this,null,Ne,{kind:"accessor",name:"provider",static:!1,private:!1,access:{has:H=>"provider"in H,get:H=>H.provider,set:(H,G)=>{H.provider=G}},metadata:L},Be,qe),we(this,null,Ue,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:H=>"lightTheme"in H,get:H=>H.lightTheme,set:(H,G)=>{H.lightTheme=G}},metadata:L},Fe,We),we(null,e={value:s},t,{kind:"class",name:s.name,metadata:L},null,i),Ze=s=e.value,L&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:L})}static styles=P`
		:host {
			color: #dcddde;
			display: flex;
			font-size: 13px;
			line-height: 150%;
			margin-bottom: 8px;
			margin-top: 8px;
		}

		:host([light-theme]) {
			color: #2e3338;
		}

		:host .discord-left-border {
			background-color: #202225;
			border-radius: 4px 0 0 4px;
			flex-shrink: 0;
			width: 4px;
		}

		:host([light-theme]) .discord-left-border {
			background-color: #e3e5e8;
		}

		:host .discord-embed-root {
			display: grid;
			grid-auto-flow: row;
			grid-row-gap: 0.25rem;
			min-height: 0;
			min-width: 0;
			text-indent: 0;
		}

		:host .discord-embed-wrapper {
			background-color: #2f3136;
			max-width: 520px;
			border: 1px solid rgba(46, 48, 54, 0.6);
			border-radius: 0 4px 4px 0;
			justify-self: start;
			align-self: start;
			display: grid;
			box-sizing: border-box;
		}

		:host([light-theme]) .discord-embed-wrapper {
			background-color: rgb(242, 243, 245);
			border-color: rgba(205, 205, 205, 0.3);
		}

		:host .discord-embed-wrapper .discord-embed-grid {
			display: inline-grid;
			grid-template-columns: auto -webkit-min-content;
			grid-template-columns: auto min-content;
			grid-template-columns: auto;
			grid-template-rows: auto;
			padding: 0.5rem 1rem 1rem 0.75rem;
		}

		:host .discord-embed-thumbnail {
			border-radius: 4px;
			flex-shrink: 0;
			grid-column: 2/2;
			grid-row: 1/8;
			justify-self: end;
			margin-left: 16px;
			margin-top: 8px;
			max-height: 80px;
			max-width: 80px;
			object-fit: contain;
			object-position: top center;
		}

		:host .discord-embed-author {
			-webkit-box-align: center;
			align-items: center;
			color: #fff;
			font-size: 14px;
			display: flex;
			font-weight: 600;
			grid-column: 1 / 1;
			margin-top: 8px;
			min-width: 0;
		}

		:host([light-theme]) .discord-embed-author {
			color: #060607;
		}

		:host .discord-embed-author a {
			color: #fff;
			font-weight: 600;
			text-decoration: none;
		}

		:host .discord-embed-author a:hover {
			text-decoration: underline;
		}

		:host([light-theme]) .discord-embed-author a {
			color: #060607;
		}

		:host .discord-embed-author .discord-author-image {
			border-radius: 50%;
			height: 24px;
			margin-right: 8px;
			width: 24px;
		}

		:host .discord-embed-author-block,
		:host .discord-embed-author-block > span {
			max-width: 95%;
		}

		:host .discord-embed-provider {
			font-size: 0.75rem;
			line-height: 1rem;
			font-weight: 400;
			grid-column: 1/1;
			margin-top: 8px;
			unicode-bidi: plaintext;
			text-align: left;
		}

		:host([light-theme]) .discord-embed-provider {
			color: #4f545c;
		}

		:host .discord-embed-title {
			-webkit-box-align: center;
			align-items: center;
			color: #fff;
			display: inline-block;
			font-size: 1rem;
			font-weight: 600;
			grid-column: 1 / 1;
			margin-top: 8px;
			min-width: 0;
		}

		:host([light-theme]) .discord-embed-title {
			color: #060607;
		}

		:host .discord-embed-title a {
			color: #00aff4;
			font-weight: 600;
			text-decoration: none;
		}

		:host .discord-embed-title a:hover {
			text-decoration: underline;
		}

		:host .discord-embed-image {
			border-radius: 4px;
			max-width: 300px;
			max-height: 300px;
		}

		:host .discord-embed-media {
			border-radius: 4px;
			contain: paint;
			display: block;
			grid-column: 1/1;
			margin-top: 16px;
		}

		:host .discord-embed-media.discord-embed-media-video {
			height: 225px;
		}

		:host .discord-embed.media .discord-embed-image {
			overflow: hidden;
			position: relative;
			user-select: text;
		}

		:host .discord-embed-media .discord-embed-video {
			-webkit-box-align: center;
			-webkit-box-pack: center;
			align-items: center;
			border-radius: 0;
			cursor: pointer;
			display: flex;
			height: 100%;
			justify-content: center;
			max-height: 100%;
			width: 100%;

			width: 400px;
			height: 225px;
			left: 0px;
			top: 0px;
		}

		.discord-embed-custom-emoji {
			display: inline-block;
		}

		.discord-embed-custom-emoji .discord-embed-custom-emoji-image {
			width: 18px;
			height: 18px;
			vertical-align: bottom;
		}

		slot[name='footer']::slotted(*) {
			grid-column: 1/3;
			grid-row: auto/auto;
		}
	`;#i=ie(this,a,void 0);get color(){return this.#i}set color(L){this.#i=L}#e=(ie(this,n),ie(this,f,void 0));get authorName(){return this.#e}set authorName(L){this.#e=L}#t=(ie(this,h),ie(this,b,void 0));get authorImage(){return this.#t}set authorImage(L){this.#t=L}#r=(ie(this,p),ie(this,m,void 0));get authorUrl(){return this.#r}set authorUrl(L){this.#r=L}#s=(ie(this,u),ie(this,C,void 0));get embedTitle(){return this.#s}set embedTitle(L){this.#s=L}#a=(ie(this,E),ie(this,y,{}));get embedEmojisMap(){return this.#a}set embedEmojisMap(L){this.#a=L}#n=(ie(this,_),ie(this,B,void 0));get url(){return this.#n}set url(L){this.#n=L}#o=(ie(this,O),ie(this,fe,void 0));get thumbnail(){return this.#o}set thumbnail(L){this.#o=L}#h=(ie(this,_e),ie(this,W,void 0));get image(){return this.#h}set image(L){this.#h=L}#d=(ie(this,I),ie(this,Le,void 0));get video(){return this.#d}set video(L){this.#d=L}#c=(ie(this,Pe),ie(this,Be,void 0));get provider(){return this.#c}set provider(L){this.#c=L}#l=(ie(this,qe),ie(this,Fe,!1));get lightTheme(){return this.#l}set lightTheme(L){this.#l=L}render(){let L=this.parseTitle(this.authorName),H=this.parseTitle(this.embedTitle);return l`<div style=${oi({"background-color":this.color})} class="discord-left-border"></div>
			<div class="discord-embed-root">
				<div class="discord-embed-wrapper">
					<div class="discord-embed-grid">
						${U(this.provider,()=>l`<div class="discord-embed-provider">${this.provider}</div>`)}
						${U(L,()=>l`<div class="discord-embed-author">
									${U(this.authorImage,()=>l`<img src=${F(this.authorImage)} alt="" class="discord-author-image" />`)}
									${U(this.authorUrl,()=>l`<a
												href=${F(this.authorUrl)}
												target="_blank"
												rel="noopener noreferrer"
												class="discord-embed-author-block"
											>
												<span class="discord-embed-author-block">${L}</span>
											</a>`,()=>l`<span class="discord-embed-author-block">${L}</span>`)}
								</div>`)}
						${U(H,()=>l`<div class="discord-embed-title">
									${this.url?l`<a href="${this.url}" target="_blank" rel="noopener noreferrer"> ${H} </a>`:l`${H}`}
								</div>`)}
						<slot name="description"></slot>
						<slot name="fields"></slot>
						${U(this.image||this.video,()=>l`<div class=${pe({"discord-embed-media":!0,"discord-embed-media-video":!!this.video})}>
									${this.renderMedia()}
								</div>`)}
						${U(this.thumbnail,()=>l`<img src=${F(this.thumbnail)} alt="" class="discord-embed-thumbnail" />`)}
						<slot name="footer"></slot>
					</div>
				</div>
			</div>`}renderMedia(){return this.video?l`
				<video
					controls
					muted
					preload="none"
					poster=${F(this.image)}
					src=${F(this.video)}
					height="225"
					width="400"
					class="discord-embed-video"
				>
					<img src=${F(this.image)} alt="Discord embed media" class="discord-embed-image" />
				</video>
			`:this.image?l`<img src=${F(this.image)} alt="Discord embed media" class="discord-embed-image" />`:null}parseTitle(L){if(!L)return null;let H=[],G="";for(let V of L.split(`
`)){for(let T of V.split(" ")){let K=It(T)??this.embedEmojisMap[T]??{};K.name?H.push(l`<discord-custom-emoji name=${K.name} url=${F(K.url)} embed-emoji></discord-custom-emoji>`):G+=`${T} `,G===" "&&H.push(l`<br />`)}H.push(G),G=""}return H.map(V=>typeof V=="string"?l`<span>${V}</span>`:V)}constructor(){super(...arguments),ie(this,We)}static{ie(s,i)}};return Ze=s})();var Fh=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Wh=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},hp=(()=>{let t=[q("discord-embed-description")],e,i=[],s,r=R;var o=class extends r{static{s=this}static{let a=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;Fh(null,e={value:s},t,{kind:"class",name:s.name,metadata:a},null,i),o=s=e.value,a&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:a})}static styles=P`
		:host {
			font-size: 0.875rem;
			font-weight: 400;
			grid-column: 1/1;
			line-height: 1.125rem;
			margin-top: 8px;
			min-width: 0;
		}
	`;render(){return l`<slot></slot>`}static{Wh(s,i)}};return o=s})();var Nt=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Ee=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},yp=(()=>{let t=[q("discord-embed-field")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[];var D=class extends r{static{s=this}static{let y=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({reflect:!0,attribute:"field-title"})],c=[$({attribute:!1})],d=[$({type:Boolean,reflect:!0,attribute:"inline"})],v=[$({type:Number,reflect:!0,attribute:"inline-index"})],g=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],Nt(this,null,o,{kind:"accessor",name:"fieldTitle",static:!1,private:!1,access:{has:_=>"fieldTitle"in _,get:_=>_.fieldTitle,set:(_,A)=>{_.fieldTitle=A}},metadata:y},a,n),Nt(this,null,c,{kind:"accessor",name:"embedFieldEmojisMap",static:!1,private:!1,access:{has:_=>"embedFieldEmojisMap"in _,get:_=>_.embedFieldEmojisMap,set:(_,A)=>{_.embedFieldEmojisMap=A}},metadata:y},f,h),Nt(this,null,d,{kind:"accessor",name:"inline",static:!1,private:!1,access:{has:_=>"inline"in _,get:_=>_.inline,set:(_,A)=>{_.inline=A}},metadata:y},b,p),Nt(this,null,v,{kind:"accessor",name:"inlineIndex",static:!1,private:!1,access:{has:_=>"inlineIndex"in _,get:_=>_.inlineIndex,set:(_,A)=>{_.inlineIndex=A}},metadata:y},m,u),Nt(this,null,g,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:_=>"lightTheme"in _,get:_=>_.lightTheme,set:(_,A)=>{_.lightTheme=A}},metadata:y},C,E),Nt(null,e={value:s},t,{kind:"class",name:s.name,metadata:y},null,i),D=s=e.value,y&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:y})}static styles=P`
		:host {
			font-size: 0.875rem;
			line-height: 1.125rem;
			min-width: 0;
			font-weight: 400;
			grid-column: 1/13;
			word-break: break-word;
		}

		:host .discord-field-title {
			color: #ffffff;
			font-weight: 600;
			font-size: 0.875rem;
			line-height: 1.125rem;
			min-width: 0;
			margin-bottom: 2px;
		}

		:host .discord-inline-field {
			flex-grow: 1;
			flex-basis: auto;
			min-width: 150px;
		}

		:host([light-theme]) .discord-field-title {
			color: #313338;
		}
	`;#i=Ee(this,a,void 0);get fieldTitle(){return this.#i}set fieldTitle(y){this.#i=y}#e=(Ee(this,n),Ee(this,f,{}));get embedFieldEmojisMap(){return this.#e}set embedFieldEmojisMap(y){this.#e=y}#t=(Ee(this,h),Ee(this,b,!1));get inline(){return this.#t}set inline(y){this.#t=y}#r=(Ee(this,p),Ee(this,m,void 0));get inlineIndex(){return this.#r}set inlineIndex(y){this.#r=y}#s=(Ee(this,u),Ee(this,C,!1));get lightTheme(){return this.#s}set lightTheme(y){this.#s=y}validInlineIndices=(Ee(this,E),new Set([1,2,3]));checkInlineIndex(){if(this.inlineIndex){let y=Number(this.inlineIndex);if(!Number.isNaN(y)&&!this.validInlineIndices.has(y))throw new RangeError("DiscordEmbedField `inlineIndex` prop must be one of: 1, 2, or 3")}}render(){this.checkInlineIndex();let y=this.parseTitle(this.fieldTitle),_=U(y,()=>l`<div class="discord-field-title">${[...y]}</div>`);return l`${_}<slot></slot>`}parseTitle(y){if(!y)return null;let _=[],A="";for(let B of y.split(`
`)){for(let O of B.split(" ")){let J=It(O)??this.embedFieldEmojisMap[O]??{};J.name?_.push(l`<discord-custom-emoji name=${J.name} url=${F(J.url)} embed-emoji></discord-custom-emoji>`):A+=`${O} `,A===" "&&_.push(l`<br />`)}_.push(A),A=""}return _.map(B=>typeof B=="string"?l`<span>${B}</span>`:B)}static{Ee(s,i)}};return D=s})();var Zh=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Gh=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},kp=(()=>{let t=[q("discord-embed-fields")],e,i=[],s,r=R;var o=class extends r{static{s=this}static{let a=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;Zh(null,e={value:s},t,{kind:"class",name:s.name,metadata:a},null,i),o=s=e.value,a&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:a})}static styles=P`
		:host {
			display: grid;
			grid-column: 1/1;
			margin-top: 8px;
			grid-gap: 8px;
		}

		::slotted([inline-index='1']) {
			grid-column: 1/5 !important;
		}

		::slotted([inline-index='2']) {
			grid-column: 5/9 !important;
		}

		::slotted([inline-index='3']) {
			grid-column: 9/13 !important;
		}
	`;render(){return l`<slot></slot>`}static{Gh(s,i)}};return o=s})();var ni=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Ie=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},Ip=(()=>{let t=[q("discord-embed-footer")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[];var g=class extends r{static{s=this}static{let C=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({attribute:"footer-image"})],c=[$({attribute:"footer-image-alt"})],d=[$({type:String,reflect:!0,converter:E=>Xe(E),attribute:!0})],v=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],ni(this,null,o,{kind:"accessor",name:"footerImage",static:!1,private:!1,access:{has:E=>"footerImage"in E,get:E=>E.footerImage,set:(E,D)=>{E.footerImage=D}},metadata:C},a,n),ni(this,null,c,{kind:"accessor",name:"footerImageAlt",static:!1,private:!1,access:{has:E=>"footerImageAlt"in E,get:E=>E.footerImageAlt,set:(E,D)=>{E.footerImageAlt=D}},metadata:C},f,h),ni(this,null,d,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:E=>"timestamp"in E,get:E=>E.timestamp,set:(E,D)=>{E.timestamp=D}},metadata:C},b,p),ni(this,null,v,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:E=>"lightTheme"in E,get:E=>E.lightTheme,set:(E,D)=>{E.lightTheme=D}},metadata:C},m,u),ni(null,e={value:s},t,{kind:"class",name:s.name,metadata:C},null,i),g=s=e.value,C&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:C})}static styles=P`
		:host {
			-webkit-box-align: center;
			align-items: center;
			display: flex;
			font-size: 12px;
			line-height: 16px;
			font-weight: 500;
			margin-top: 8px;
		}

		:host([light-theme]) {
			color: #747f8d;
		}

		:host .discord-footer-image {
			border-radius: 50%;
			flex-shrink: 0;
			height: 20px;
			margin-right: 8px;
			width: 20px;
		}

		:host .discord-footer-separator {
			color: #dcddde;
			font-weight: 500;
			display: inline-block;
			margin: 0 4px;
		}

		:host([light-theme]) .discord-footer-separator {
			color: #5c5e66;
		}
	`;#i=Ie(this,a,void 0);get footerImage(){return this.#i}set footerImage(C){this.#i=C}#e=(Ie(this,n),Ie(this,f,void 0));get footerImageAlt(){return this.#e}set footerImageAlt(C){this.#e=C}#t=(Ie(this,h),Ie(this,b,void 0));get timestamp(){return this.#t}set timestamp(C){this.#t=C}#r=(Ie(this,p),Ie(this,m,!1));get lightTheme(){return this.#r}set lightTheme(C){this.#r=C}updateTimestamp(C){C&&!Number.isNaN(new Date(C).getTime())&&(this.timestamp=Xe(C))}render(){return this.updateTimestamp(this.timestamp),l`${U(this.footerImage,()=>l`<img src=${F(this.footerImage)} alt=${F(this.footerImageAlt)} class="discord-footer-image" />`)}
			<slot></slot>
			${U(this.timestamp,()=>l`<span class="discord-footer-separator">&bull;</span>`)}
			${U(this.timestamp,()=>` ${this.timestamp}`,()=>null)}`}constructor(){super(...arguments),Ie(this,u)}static{Ie(s,i)}};return g=s})();var Bt=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Ce=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},Fp=(()=>{let t=[q("discord-link")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[];var D=class extends r{static{s=this}static{let y=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],c=[$()],d=[$()],v=[$()],g=[$()],Bt(this,null,o,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:_=>"lightTheme"in _,get:_=>_.lightTheme,set:(_,A)=>{_.lightTheme=A}},metadata:y},a,n),Bt(this,null,c,{kind:"accessor",name:"href",static:!1,private:!1,access:{has:_=>"href"in _,get:_=>_.href,set:(_,A)=>{_.href=A}},metadata:y},f,h),Bt(this,null,d,{kind:"accessor",name:"rel",static:!1,private:!1,access:{has:_=>"rel"in _,get:_=>_.rel,set:(_,A)=>{_.rel=A}},metadata:y},b,p),Bt(this,null,v,{kind:"accessor",name:"target",static:!1,private:!1,access:{has:_=>"target"in _,get:_=>_.target,set:(_,A)=>{_.target=A}},metadata:y},m,u),Bt(this,null,g,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:_=>"type"in _,get:_=>_.type,set:(_,A)=>{_.type=A}},metadata:y},C,E),Bt(null,e={value:s},t,{kind:"class",name:s.name,metadata:y},null,i),D=s=e.value,y&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:y})}static styles=P`
		a {
			color: #00aff4;
			text-decoration: none;
		}

		a:hover {
			text-decoration: underline;
		}

		.discord-link-light-theme a {
			color: #00b0f4;
		}
	`;#i=Ce(this,a,!1);get lightTheme(){return this.#i}set lightTheme(y){this.#i=y}#e=(Ce(this,n),Ce(this,f,void 0));get href(){return this.#e}set href(y){this.#e=y}#t=(Ce(this,h),Ce(this,b,void 0));get rel(){return this.#t}set rel(y){this.#t=y}#r=(Ce(this,p),Ce(this,m,void 0));get target(){return this.#r}set target(y){this.#r=y}#s=(Ce(this,u),Ce(this,C,void 0));get type(){return this.#s}set type(y){this.#s=y}render(){return l`<a
			href=${F(this.href)}
			rel=${F(this.rel)}
			target=${F(this.target)}
			type=${F(this.type)}
			class=${pe({"discord-link-light-theme":this.lightTheme})}
			><slot></slot
		></a>`}constructor(){super(...arguments),Ce(this,E)}static{Ce(s,i)}};return D=s})();var Kh=M`
	<path
		fill="currentColor"
		d="M12 2a1 1 0 0 1 1 1v10.59l3.3-3.3a1 1 0 1 1 1.4 1.42l-5 5a1 1 0 0 1-1.4 0l-5-5a1 1 0 1 1 1.4-1.42l3.3 3.3V3a1 1 0 0 1 1-1ZM3 20a1 1 0 1 0 0 2h18a1 1 0 1 0 0-2H3Z"
	/>
`;function Js(t={}){return l`<svg
		${k(t)}
		class="discord-icon-download"
		aria-hidden="true"
		role="img"
		xmlns="http://www.w3.org/2000/svg"
		width="20"
		height="20"
		fill="none"
		viewBox="0 0 24 24"
	>
		${Kh}
	</svg>`}var Qh=M`
	<path
	fill="#939bf9"
	d="m72 29.3v60.3c0 2.24 0 3.36-.44 4.22-.38.74-1 1.36-1.74 1.74-.86.44-1.98.44-4.22.44h-59.2c-2.24 0-3.36 0-4.22-.44-.74-.38-1.36-1-1.74-1.74-.44-.86-.44-1.98-.44-4.22v-83.2c0-2.24 0-3.36.44-4.22.38-.74 1-1.36 1.74-1.74.86-.44 1.98-.44 4.22-.44h36.3c1.96 0 2.94 0 3.86.22.5.12.98.28 1.44.5v16.88c0 2.24 0 3.36.44 4.22.38.74 1 1.36 1.74 1.74.86.44 1.98.44 4.22.44h16.88c.22.46.38.94.5 1.44.22.92.22 1.9.22 3.86z" fill="#d3d6fd"/><path d="m68.26 20.26c1.38 1.38 2.06 2.06 2.56 2.88.18.28.32.56.46.86h-16.88c-2.24 0-3.36 0-4.22-.44-.74-.38-1.36-1-1.74-1.74-.44-.86-.44-1.98-.44-4.22v-16.880029c.3.14.58.28.86.459999.82.5 1.5 1.18 2.88 2.56z" />
`;function Ys(t={}){return l`<svg ${k(t)} aria-hidden="false" fill="none" width="72" height="96" viewBox="0 0 72 96">${Qh}</svg>`}var Ve=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},he=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},h0=(()=>{let t=[q("discord-file-attachment")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[],D,y=[],_=[],A,B=[],O=[],J,fe=[],_e=[];var Me=class extends r{static{s=this}static{let W=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$()],c=[$({type:Number})],d=[$({attribute:"bytes-unit"})],v=[$()],g=[$()],D=[$()],A=[$()],J=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],Ve(this,null,o,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:I=>"name"in I,get:I=>I.name,set:(I,ae)=>{I.name=ae}},metadata:W},a,n),Ve(this,null,c,{kind:"accessor",name:"bytes",static:!1,private:!1,access:{has:I=>"bytes"in I,get:I=>I.bytes,set:(I,ae)=>{I.bytes=ae}},metadata:W},f,h),Ve(this,null,d,{kind:"accessor",name:"bytesUnit",static:!1,private:!1,access:{has:I=>"bytesUnit"in I,get:I=>I.bytesUnit,set:(I,ae)=>{I.bytesUnit=ae}},metadata:W},b,p),Ve(this,null,v,{kind:"accessor",name:"href",static:!1,private:!1,access:{has:I=>"href"in I,get:I=>I.href,set:(I,ae)=>{I.href=ae}},metadata:W},m,u),Ve(this,null,g,{kind:"accessor",name:"rel",static:!1,private:!1,access:{has:I=>"rel"in I,get:I=>I.rel,set:(I,ae)=>{I.rel=ae}},metadata:W},C,E),Ve(this,null,D,{kind:"accessor",name:"target",static:!1,private:!1,access:{has:I=>"target"in I,get:I=>I.target,set:(I,ae)=>{I.target=ae}},metadata:W},y,_),Ve(this,null,A,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:I=>"type"in I,get:I=>I.type,set:(I,ae)=>{I.type=ae}},metadata:W},B,O),Ve(this,null,J,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:I=>"lightTheme"in I,get:I=>I.lightTheme,set:(I,ae)=>{I.lightTheme=ae}},metadata:W},fe,_e),Ve(null,e={value:s},t,{kind:"class",name:s.name,metadata:W},null,i),Me=s=e.value,W&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:W})}static styles=P`
		:host {
			display: grid;
			height: -moz-fit-content;
			height: fit-content;
			grid-auto-flow: row;
			grid-row-gap: 0.25rem;
			grid-template-columns: repeat(auto-fill, minmax(100%, 1fr));
			text-indent: 0;
			min-height: 0;
			min-width: 0;
			padding-top: 0.125rem;
			padding-bottom: 0.125rem;
			position: relative;
		}

		:host > * {
			justify-self: start;
			align-self: start;
		}

		.discord-file-attachment-non-visual-media-item-container:hover .discord-button-download-attachment {
			display: block !important;
		}

		.discord-button-download-attachment {
			display: none;
			position: absolute;
			top: -8px;
			right: -8px;
			border-radius: 5px;
			outline: color-mix(in oklab, hsl(220 calc(1 * 6.5%) 18% / 1) 100%, black 0%);
			background-color: color-mix(in oklab, hsl(223 calc(1 * 6.7%) 20.6% / 1) 100%, black 0%);
		}

		.discord-link-download-attachment {
			color: color-mix(in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%);
			display: flex;
		}

		.discord-icon-download {
			padding: 6px;
		}

		.discord-file-attachment-non-visual-media-item-container {
			margin-top: 8px;
			max-width: 100%;
			display: flex;
			flex-direction: column;
			position: relative;
		}

		.discord-file-attachment-non-visual-media-item {
			width: -moz-fit-content;
			width: fit-content;
			max-width: 100%;
		}

		.discord-file-attachment-mosaic-item-media {
			position: relative;
			max-height: inherit;
			border-radius: 2px;
			width: 100%;
			align-items: center;
			display: flex;
			flex-flow: row nowrap;
			max-width: 100%;
			height: 100%;
		}

		.discord-file-attachment-mosaic-style {
			padding: 16px;
			border-radius: 8px;
			width: 432px;
			max-width: 100%;
			flex: auto;
			border-color: #202020;
			background-color: #282828;

			align-items: center;
			flex-direction: row;
			display: flex;
			box-sizing: border-box;
			letter-spacing: 0;
			border: 1px solid transparent;
		}

		.discord-file-attachment-light-theme.discord-file-attachment-mosaic-style {
			border-color: #f3f3f3;
			background-color: #f9f9f9;
		}

		.discord-file-attachment-icon {
			width: 30px;
			height: 40px;
			margin-right: 8px;
			flex-shrink: 0;
		}

		.discord-file-attachment-inner {
			flex: 1;
			white-space: nowrap;
			text-overflow: ellipsis;
			overflow: hidden;
		}

		.discord-file-attachment-filename-link-wrapper {
			color: #00aff4;
			white-space: nowrap;
			text-overflow: ellipsis;
			overflow: hidden;
		}

		.discord-file-attachment-metadata {
			line-height: 16px;
			font-size: 12px;
			font-weight: 400;
			color: hsl(223 calc(1 * 5.8%) 52.9% / 1);
			margin-right: 8px;
		}
	`;#i=he(this,a,void 0);get name(){return this.#i}set name(W){this.#i=W}#e=(he(this,n),he(this,f,void 0));get bytes(){return this.#e}set bytes(W){this.#e=W}#t=(he(this,h),he(this,b,void 0));get bytesUnit(){return this.#t}set bytesUnit(W){this.#t=W}#r=(he(this,p),he(this,m,void 0));get href(){return this.#r}set href(W){this.#r=W}#s=(he(this,u),he(this,C,void 0));get rel(){return this.#s}set rel(W){this.#s=W}#a=(he(this,E),he(this,y,void 0));get target(){return this.#a}set target(W){this.#a=W}#n=(he(this,_),he(this,B,void 0));get type(){return this.#n}set type(W){this.#n=W}#o=(he(this,O),he(this,fe,!1));get lightTheme(){return this.#o}set lightTheme(W){this.#o=W}render(){return l`<div class="discord-file-attachment-non-visual-media-item-container">
			<div class="discord-file-attachment-non-visual-media-item">
				<div class="discord-file-attachment-mosaic-item-media">
					<div class=${pe({"discord-file-attachment-mosaic-style":!0,"discord-file-attachment-light-theme":this.lightTheme})}>
						${Ys({class:"discord-file-attachment-icon",alt:"Attachment file type: unknown",title:"unknown"})}
						<div class="discord-file-attachment-inner">
							<div class="discord-file-attachment-filename-link-wrapper">
								<discord-link
									href=${F(this.href)}
									rel=${F(this.rel)}
									target=${F(this.target)}
									type=${F(this.type)}
								>
									${this.name}
								</discord-link>
							</div>
							<div class="discord-file-attachment-metadata">
								${this.bytes}${U(this.bytesUnit,()=>l` ${this.bytesUnit}`,()=>null)}
							</div>
						</div>
					</div>
				</div>
			</div>
			<div class="discord-button-download-attachment">
				<a
					class="discord-link-download-attachment"
					aria-label="Download"
					href="${F(this.href)}"
					rel="noreferrer noopener"
					target="_blank"
					role="button"
					tabindex="0"
				>
					${Js()}
				</a>
			</div>
		</div>`}constructor(){super(...arguments),he(this,_e)}static{he(s,i)}};return Me=s})();var ms=(t,e,i)=>{for(let s of e)if(s[0]===t)return(0,s[1])();return i?.()};function Jh(t){return t.startsWith("#")?t.slice(1):t}function Yh(t){let e=t.length===3||t.length===4,i=e?`${t.slice(0,1)}${t.slice(0,1)}`:t.slice(0,2),s=e?`${t.slice(1,2)}${t.slice(1,2)}`:t.slice(2,4),r=e?`${t.slice(2,3)}${t.slice(2,3)}`:t.slice(4,6),o=(e?`${t.slice(3,4)}${t.slice(3,4)}`:t.slice(6,8))||"ff";return{r:i,g:s,b:r,a:o}}function ps(t){return Number.parseInt(t,16)}function Xh({r:t,g:e,b:i,a:s}){return{r:ps(t),g:ps(e),b:ps(i),a:Number((ps(s)/255).toFixed(2))}}function ec(t){return typeof t=="number"||typeof t=="string"&&Number.isFinite(Number(t))}function tc(t,e){let{r:i,g:s,b:r,a:o}=t,a=ec(e)?e:o;return`rgba(${i}, ${s}, ${r}, ${a})`}function vs(t,e){let i=Jh(t),s=Yh(i),r=Xh(s);return tc(r,e)}var ic=M`
	<path
		fill-rule="evenodd"
		clip-rule="evenodd"
		fill="currentColor"
		d="M18.5 23c.88 0 1.7-.25 2.4-.69l1.4 1.4a1 1 0 0 0 1.4-1.42l-1.39-1.4A4.5 4.5 0 1 0 18.5 23Zm0-2a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
	/>
	<path
		fill="currentColor"
		d="M3 3a1 1 0 0 0 0 2h18a1 1 0 1 0 0-2H3ZM2 8a1 1 0 0 1 1-1h18a1 1 0 1 1 0 2H3a1 1 0 0 1-1-1ZM3 11a1 1 0 1 0 0 2h11a1 1 0 1 0 0-2H3ZM2 16a1 1 0 0 1 1-1h8a1 1 0 1 1 0 2H3a1 1 0 0 1-1-1ZM3 19a1 1 0 1 0 0 2h8a1 1 0 1 0 0-2H3Z"
	/>
`;function Xs(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-label="Browse Channels"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ic}
	</svg>`}var sc=M`
	<path
		fill="currentColor"
		d="M21.487 5.126L12.487 0.126C12.184 -0.042 11.818 -0.042 11.515 0.126L2.51498 5.126C2.19798 5.302 2.00098 5.636 2.00098 5.999C2.00098 6.693 2.11498 22.999 12.001 22.999C21.887 22.999 22.001 6.693 22.001 5.999C22.001 5.636 21.804 5.302 21.487 5.126ZM12.001 5.999C13.382 5.999 14.501 7.118 14.501 8.499C14.501 9.88 13.382 10.999 12.001 10.999C10.62 10.999 9.50098 9.88 9.50098 8.499C9.50098 7.118 10.62 5.999 12.001 5.999ZM8.25098 16C8.25098 13.699 9.69998 12.25 12.001 12.25C14.302 12.25 15.751 13.699 15.751 16H8.25098Z"
	/>
`;function er(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-label="Customise Community"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${sc}
	</svg>`}var rc=M`
	<path
		d="M11 3a1 1 0 1 1 2 0v2h5.75c.16 0 .3.07.4.2l2.63 3.5a.5.5 0 0 1 0 .6l-2.63 3.5a.5.5 0 0 1-.4.2H13v5h2a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-1c0-1.1.9-2 2-2h2v-5H2.8a.5.5 0 0 1-.44-.72L3.9 9.22a.5.5 0 0 0 0-.44L2.36 5.72A.5.5 0 0 1 2.81 5H11V3Z"
		fill="currentColor"
	/>
`;function tr(t={}){return l`<svg
		${k(t)}
		class="discord-mention-icon"
		aria-label="Server Guide"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${rc}
	</svg>`}var di=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Re=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},P0=(()=>{let t=[q("discord-mention")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[];var g=class extends r{static{s=this}static{let C=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({type:Boolean,reflect:!0})],c=[$({reflect:!0})],d=[$({reflect:!0})],v=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],di(this,null,o,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:E=>"highlight"in E,get:E=>E.highlight,set:(E,D)=>{E.highlight=D}},metadata:C},a,n),di(this,null,c,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:E=>"type"in E,get:E=>E.type,set:(E,D)=>{E.type=D}},metadata:C},f,h),di(this,null,d,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:E=>"color"in E,get:E=>E.color,set:(E,D)=>{E.color=D}},metadata:C},b,p),di(this,null,v,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:E=>"lightTheme"in E,get:E=>E.lightTheme,set:(E,D)=>{E.lightTheme=D}},metadata:C},m,u),di(null,e={value:s},t,{kind:"class",name:s.name,metadata:C},null,i),g=s=e.value,C&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:C})}static styles=P`
		:host {
			color: #e3e7f8;
			background-color: hsla(235, 85.6%, 64.7%, 0.3);
			font-weight: 500;
			padding: 0 2px;
			border-radius: 3px;
			unicode-bidi: -moz-plaintext;
			unicode-bidi: plaintext;
			-webkit-transition:
				background-color 50ms ease-out,
				color 50ms ease-out;
			transition:
				background-color 50ms ease-out,
				color 50ms ease-out;
			cursor: pointer;
		}

		:host([type='role']) {
			background-color: rgba(#e3e7f8, 0.1);
		}

		:host([type='channel']) {
			position: relative;
		}

		:host([type='voice']),
		:host([type='locked']),
		:host([type='thread']),
		:host([type='forum']) {
			position: relative;
		}

		:host(:hover) {
			color: #fff;
			background-color: hsl(235, 85.6%, 64.7%);
		}

		:host([highlight][type='user']:hover) {
			text-decoration: underline;
			text-underline-offset: 1px;
		}

		:host([light-theme]) {
			color: #5865f2;
			background-color: hsla(235, 85.6%, 64.7%, 0.15);
		}

		:host([light-theme]:hover) {
			color: #ffffff;
			background-color: hsl(235, 85.6%, 64.7%);
		}

		.discord-mention-icon {
			width: 1rem;
			height: 1rem;
			margin-right: 4px;
			vertical-align: middle;
			margin-bottom: 0.2rem;
		}

		.no-wrap {
			white-space: nowrap;
		}
	`;#i=Re(this,a,!1);get highlight(){return this.#i}set highlight(C){this.#i=C}#e=(Re(this,n),Re(this,f,"user"));get type(){return this.#e}set type(C){this.#e=C}#t=(Re(this,h),Re(this,b,void 0));get color(){return this.#t}set color(C){this.#t=C}setHoverColor=(Re(this,p),()=>{this.color&&(this.style.backgroundColor=vs(this.color,.3))});resetHoverColor=()=>{this.color&&(this.style.backgroundColor=vs(this.color,.1))};#r=Re(this,m,!1);get lightTheme(){return this.#r}set lightTheme(C){this.#r=C}connectedCallback(){super.connectedCallback(),this.color&&this.type==="role"&&(this.addEventListener("mouseover",this.setHoverColor),this.addEventListener("mouseout",this.resetHoverColor))}disconnectedCallback(){this.removeEventListener("mouseover",this.setHoverColor),this.removeEventListener("mouseout",this.resetHoverColor),super.disconnectedCallback()}willUpdate(){this.color&&(this.style.color=this.color,this.type==="role"&&(this.style.backgroundColor=vs(this.color,.1)))}render(){return l`<span class="no-wrap"
				>${ms(this.type,[["channel",()=>ii()],["user",()=>l`@`],["role",()=>l`@`],["voice",()=>ai()],["locked",()=>ri()],["thread",()=>si()],["forum",()=>ti()],["server-guide",()=>tr()],["channels-and-roles",()=>Xs()],["customize-community",()=>er()],["slash",()=>l`/`]])}</span
			><slot></slot>`}constructor(){super(...arguments),Re(this,u)}static{Re(s,i)}};return g=s})();var ac=M`
	<path d="M7.4,11.17,4,8.62,5,7.26l2,1.53L10.64,4l1.36,1Z" fill="currentColor" />
`;function li(t={}){return l`<svg
		${k(t)}
		class="discord-application-tag-verified"
		aria-label="Verified App"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 16 15.2"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ac}
	</svg>`}var ir=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},hi=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},Y0=(()=>{let t=[q("discord-verified-author-tag")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[];var d=class extends r{static{s=this}static{let b=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({type:Boolean})],c=[Q({context:lt}),$({type:Boolean,reflect:!0,attribute:"compact-mode"})],ir(this,null,o,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:p=>"verified"in p,get:p=>p.verified,set:(p,v)=>{p.verified=v}},metadata:b},a,n),ir(this,null,c,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:p=>"compactMode"in p,get:p=>p.compactMode,set:(p,v)=>{p.compactMode=v}},metadata:b},f,h),ir(null,e={value:s},t,{kind:"class",name:s.name,metadata:b},null,i),d=s=e.value,b&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:b})}static styles=P`
		:host {
			background-color: #5865f2;
			color: #fff;
			font-size: 0.625em;
			margin-left: 4px;
			border-radius: 3px;
			line-height: 100%;
			text-transform: uppercase;
			display: inline-flex;
			align-items: center;
			height: 0.9375rem;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			border-radius: 0.1875rem;
		}

		:host .discord-application-tag-verified {
			display: inline-block;
			width: 0.9375rem;
			height: 0.9375rem;
			margin-left: -0.25rem;
		}

		:host([compact-mode]) {
			padding-left: 10px;
			padding-right: 4px;
			margin-right: 0.25rem;
			margin-left: 0px !important;
			margin-top: 0px !important;
		}

		:host([compact-mode]) .discord-application-tag-verified {
			margin-right: 0.7em;
			margin-left: -0.7em;
		}
	`;#i=hi(this,a,!1);get verified(){return this.#i}set verified(b){this.#i=b}#e=(hi(this,n),hi(this,f,!1));get compactMode(){return this.#e}set compactMode(b){this.#e=b}render(){return l`${U(this.verified,()=>li())}App`}constructor(){super(...arguments),hi(this,h)}static{hi(s,i)}};return d=s})();var ve=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},te=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},cv=(()=>{let t=[q("discord-author-info")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[],D,y=[],_=[],A,B=[],O=[],J,fe=[],_e=[],Me,W=[],I=[],ae,Le=[],Pe=[],Ne,Be=[],qe=[],Ue,Fe=[],We=[],Ze,L=[],H=[];var G=class extends r{static{s=this}static{let V=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$()],c=[$({type:Boolean})],d=[$({type:Boolean})],v=[$({type:Boolean,attribute:"official-app"})],g=[$({type:Boolean})],D=[$({attribute:"role-color"})],A=[$({attribute:"role-icon"})],J=[$({attribute:"role-name"})],Me=[$({attribute:"clan-icon"})],ae=[$({attribute:"clan-tag"})],Ne=[$({type:Boolean})],Ue=[Q({context:lt}),$({type:Boolean,reflect:!0,attribute:"compact-mode"})],Ze=[Q({context:ee}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],ve(this,null,o,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:T=>"author"in T,get:T=>T.author,set:(T,K)=>{T.author=K}},metadata:V},a,n),ve(this,null,c,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:T=>"bot"in T,get:T=>T.bot,set:(T,K)=>{T.bot=K}},metadata:V},f,h),ve(this,null,d,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:T=>"server"in T,get:T=>T.server,set:(T,K)=>{T.server=K}},metadata:V},b,p),ve(this,null,v,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:T=>"officialApp"in T,get:T=>T.officialApp,set:(T,K)=>{T.officialApp=K}},metadata:V},m,u),ve(this,null,g,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:T=>"op"in T,get:T=>T.op,set:(T,K)=>{T.op=K}},metadata:V},C,E),ve(this,null,D,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:T=>"roleColor"in T,get:T=>T.roleColor,set:(T,K)=>{T.roleColor=K}},metadata:V},y,_),ve(this,null,A,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:T=>"roleIcon"in T,get:T=>T.roleIcon,set:(T,K)=>{T.roleIcon=K}},metadata:V},B,O),ve(this,null,J,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:T=>"roleName"in T,get:T=>T.roleName,set:(T,K)=>{T.roleName=K}},metadata:V},fe,_e),ve(this,null,Me,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:T=>"clanIcon"in T,get:T=>T.clanIcon,set:(T,K)=>{T.clanIcon=K}},metadata:V},W,I),ve(this,null,ae,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:T=>"clanTag"in T,get:T=>T.clanTag,set:(T,K)=>{T.clanTag=K}},metadata:V},Le,Pe),ve(this,null,Ne,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:T=>"verified"in T,get:T=>T.verified,set:(T,K)=>{T.verified=K}},metadata:V},Be,qe),ve(this,null,Ue,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:T=>"compactMode"in T,get:T=>T.compactMode,set:(T,K)=>{T.compactMode=K}},metadata:V},Fe,We),ve(this,null,Ze,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:T=>"lightTheme"in T,get:T=>T.lightTheme,set:(T,K)=>{T.lightTheme=K}},metadata:V},L,H),ve(null,e={value:s},t,{kind:"class",name:s.name,metadata:V},null,i),G=s=e.value,V&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:V})}static styles=P`
		:host {
			display: inline-flex;
			align-items: center;
			font-size: 16px;
			text-underline-offset: 1px;
			margin-right: 0.25rem;
		}

		:host .discord-author-username {
			color: #fff;
			font-size: 1em;
			font-weight: 500;
		}

		:host .discord-author-username:hover {
			text-decoration: underline;
			cursor: pointer;
		}

		:host([light-theme]) .discord-author-username {
			color: #23262a;
		}

		:host .discord-clan-tag {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.54);
			color: #fff;
			font-size: 12px;
			font-weight: 500;
			margin-left: 0.25rem;
			border-radius: 4px;
			line-height: 100%;
			text-transform: uppercase;
			display: inline-flex;
			width: max-content;
			gap: 0.25rem;
			justify-content: space-between;
			align-items: center;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			height: 1.2rem;
			min-width: 45px;
			line-height: 1rem !important;
			transition: background-color 100ms ease-in-out;
			cursor: pointer;
		}

		:host .discord-clan-tag:hover {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.34);
		}

		:host([light-theme]) .discord-clan-tag {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.09);
			color: #000;
		}

		:host([light-theme]) .discord-clan-tag:hover {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.03);
		}

		:host([compact-mode]) .discord-clan-tag {
			margin-left: 0rem;
		}

		:host .discord-clan-tag span,
		:host .discord-clan-tag svg,
		:host .discord-clan-tag img {
			user-select: none;
			-webkit-user-select: none;
		}

		:host .discord-application-tag {
			background-color: #5865f2;
			color: #fff;
			font-size: 0.625em;
			border-radius: 3px;
			line-height: 100%;
			text-transform: uppercase;

			/* Use flex layout to ensure both verified icon and "BOT" text are aligned to center */
			display: inline-flex;
			align-items: center;

			/* Styling taken through Inspect Element on Discord client for Windows */
			height: 0.9375rem;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			border-radius: 0.1875rem;
		}

		:host .discord-official-application {
			background-color: #5865f2;
			color: #fff;
			font-size: 0.625em;
			margin-left: 4px;
			border-radius: 3px;
			line-height: 100%;
			text-transform: uppercase;

			/* Use flex layout to ensure both verified icon and "BOT" text are aligned to center */
			display: flex;
			align-items: center;

			/* Styling taken through Inspect Element on Discord client for Windows */
			height: 0.9375rem;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			border-radius: 0.1875rem;
		}

		:host([compact-mode]) .discord-official-application {
			margin-right: 5px;
			margin-left: 0px !important;
		}

		:host .discord-application-tag.discord-application-tag-op {
			background-color: #c9cdfb;
			color: #4752c4;
			border-radius: 0.4rem;
		}

		:host .discord-author-role-icon {
			margin-left: 0.25rem;
			vertical-align: top;
			height: calc(1rem + 4px);
			width: calc(1rem + 4px);
		}

		:host([compact-mode]) .discord-author-username {
			margin-right: 0.25rem;
		}

		:host([compact-mode]) .discord-application-tag {
			padding-left: 10px;
			padding-right: 4px;
			margin-right: 0.25rem;
		}
	`;#i=te(this,a,void 0);get author(){return this.#i}set author(V){this.#i=V}#e=(te(this,n),te(this,f,!1));get bot(){return this.#e}set bot(V){this.#e=V}#t=(te(this,h),te(this,b,!1));get server(){return this.#t}set server(V){this.#t=V}#r=(te(this,p),te(this,m,!1));get officialApp(){return this.#r}set officialApp(V){this.#r=V}#s=(te(this,u),te(this,C,!1));get op(){return this.#s}set op(V){this.#s=V}#a=(te(this,E),te(this,y,void 0));get roleColor(){return this.#a}set roleColor(V){this.#a=V}#n=(te(this,_),te(this,B,void 0));get roleIcon(){return this.#n}set roleIcon(V){this.#n=V}#o=(te(this,O),te(this,fe,void 0));get roleName(){return this.#o}set roleName(V){this.#o=V}#h=(te(this,_e),te(this,W,void 0));get clanIcon(){return this.#h}set clanIcon(V){this.#h=V}#d=(te(this,I),te(this,Le,void 0));get clanTag(){return this.#d}set clanTag(V){this.#d=V}#c=(te(this,Pe),te(this,Be,!1));get verified(){return this.#c}set verified(V){this.#c=V}#l=(te(this,qe),te(this,Fe,!1));get compactMode(){return this.#l}set compactMode(V){this.#l=V}#u=(te(this,We),te(this,L,!1));get lightTheme(){return this.#u}set lightTheme(V){this.#u=V}render(){let V=Lo(this.clanIcon),T=this.clanTag?.slice(0,4);return l`${U(this.compactMode,()=>null,()=>l`<span class="discord-author-username" style="${oi({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${U(this.roleIcon&&!this.compactMode,()=>l`<img
					class="discord-author-role-icon"
					src=${F(this.roleIcon)}
					height="20"
					width="20"
					alt=${F(this.roleName)}
					draggable="false"
				/>`)}
		${U(this.bot&&!this.server&&!this.officialApp,()=>l`<discord-verified-author-tag .verified=${this.verified}></discord-verified-author-tag>`)}
		${U(this.server&&!this.bot&&!this.officialApp,()=>l`<span class="discord-application-tag">Server</span>`)}
		${U(this.officialApp&&!this.server&&!this.bot,()=>l`<span class="discord-official-application">${li()}OFFICIAL</span>`)}
		${U(this.op,()=>l`<span class="discord-application-tag discord-application-tag-op">OP</span>`)}
		${U(this.compactMode,()=>l`<span class="discord-author-username" style="${oi({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${U(this.clanIcon&&this.clanTag&&this.clanTag?.length>0,()=>l`
				<span class="discord-clan-tag">
					${V==="string"?l`<img srcset=${F(V)} alt=${F(T)} width="12" height="12" draggable="false" />`:V}
					<span>${T}</span>
				</span>
			`)} `}constructor(){super(...arguments),te(this,H)}static{te(s,i)}};return G=s})();var oc=M`
 	<path 
		fill="currentColor" 
 		d="M15.56 11.77c.2-.1.44.02.44.23a4 4 0 1 1-4-4c.21 0 .33.25.23.44a2.5 2.5 0 0 0 3.32 3.32Z"
 	/>
  	<path 
		fill="currentColor" 
  		fill-rule="evenodd" 
  		d="M22.89 11.7q.105.3 0 .6C22.27 13.9 19.1 21 12 21c-7.11 0-10.27-7.11-10.89-8.7a.83.83 0 0 1 0-.6C1.73 10.1 4.9 3 12 3c7.11 0 10.27 7.11 10.89 8.7m-4.5-3.62A15.1 15.1 0 0 1 20.85 12c-.38.88-1.18 2.47-2.46 3.92C16.87 17.62 14.8 19 12 19s-4.87-1.38-6.39-3.08A15.1 15.1 0 0 1 3.15 12c.38-.88 1.18-2.47 2.46-3.92C7.13 6.38 9.2 5 12 5s4.87 1.38 6.39 3.08" 
  		clip-rule="evenodd"
  	/>
`;function sr(t={}){return l`<svg
		${k(t)}
		class="discord-message-ephemeral-icon"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${oc}
	</svg>`}var se=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},N=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},Hv=(()=>{let t=[q("discord-message")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[],D,y=[],_=[],A,B=[],O=[],J,fe=[],_e=[],Me,W=[],I=[],ae,Le=[],Pe=[],Ne,Be=[],qe=[],Ue,Fe=[],We=[],Ze,L=[],H=[],G,V=[],T=[],K,zr=[],yr=[],wr,$r=[],xr=[],Mr,kr=[],Tr=[],Hr,Er=[],Cr=[],Sr,jr=[],Ar=[],Dr,Or=[],Ir=[],Vr,Rr=[],Lr=[],Pr,Nr=[],Br=[],qr,Ur=[],Fr=[],Wr,Zr=[],Gr=[];var Kr=class extends r{static{s=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$()],c=[$()],d=[$()],v=[$({type:Boolean})],g=[$({type:Boolean})],D=[$({type:Boolean,attribute:"official-app"})],A=[$({type:Boolean})],J=[$({type:Boolean})],Me=[$({type:Boolean})],ae=[$({attribute:"role-color"})],Ne=[$({attribute:"role-icon"})],Ue=[$({attribute:"role-name"})],Ze=[$({attribute:"clan-icon"})],G=[$({attribute:"clan-tag"})],K=[$({type:Boolean,reflect:!0})],wr=[$({type:Boolean,reflect:!0})],Mr=[$({type:String,converter:z=>Xe(z,!1,!1),attribute:!0})],Hr=[$({type:Boolean,attribute:"twenty-four"})],Sr=[$({type:Boolean,attribute:"message-body-only"})],Dr=[Q({context:ee}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],Vr=[Q({context:lt}),$({type:Boolean,reflect:!0,attribute:"compact-mode"})],Pr=[Q({context:Qs}),$({type:Boolean,reflect:!0,attribute:"no-background"})],qr=[$({type:Boolean,reflect:!0,attribute:"has-thread"})],Wr=[$({reflect:!1,attribute:"dismiss-message-clicked"})],se(this,null,o,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:z=>"profile"in z,get:z=>z.profile,set:(z,S)=>{z.profile=S}},metadata:x},a,n),se(this,null,c,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:z=>"author"in z,get:z=>z.author,set:(z,S)=>{z.author=S}},metadata:x},f,h),se(this,null,d,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:z=>"avatar"in z,get:z=>z.avatar,set:(z,S)=>{z.avatar=S}},metadata:x},b,p),se(this,null,v,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:z=>"bot"in z,get:z=>z.bot,set:(z,S)=>{z.bot=S}},metadata:x},m,u),se(this,null,g,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:z=>"server"in z,get:z=>z.server,set:(z,S)=>{z.server=S}},metadata:x},C,E),se(this,null,D,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:z=>"officialApp"in z,get:z=>z.officialApp,set:(z,S)=>{z.officialApp=S}},metadata:x},y,_),se(this,null,A,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:z=>"verified"in z,get:z=>z.verified,set:(z,S)=>{z.verified=S}},metadata:x},B,O),se(this,null,J,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:z=>"op"in z,get:z=>z.op,set:(z,S)=>{z.op=S}},metadata:x},fe,_e),se(this,null,Me,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:z=>"edited"in z,get:z=>z.edited,set:(z,S)=>{z.edited=S}},metadata:x},W,I),se(this,null,ae,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:z=>"roleColor"in z,get:z=>z.roleColor,set:(z,S)=>{z.roleColor=S}},metadata:x},Le,Pe),se(this,null,Ne,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:z=>"roleIcon"in z,get:z=>z.roleIcon,set:(z,S)=>{z.roleIcon=S}},metadata:x},Be,qe),se(this,null,Ue,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:z=>"roleName"in z,get:z=>z.roleName,set:(z,S)=>{z.roleName=S}},metadata:x},Fe,We),se(this,null,Ze,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:z=>"clanIcon"in z,get:z=>z.clanIcon,set:(z,S)=>{z.clanIcon=S}},metadata:x},L,H),se(this,null,G,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:z=>"clanTag"in z,get:z=>z.clanTag,set:(z,S)=>{z.clanTag=S}},metadata:x},V,T),se(this,null,K,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:z=>"highlight"in z,get:z=>z.highlight,set:(z,S)=>{z.highlight=S}},metadata:x},zr,yr),se(this,null,wr,{kind:"accessor",name:"ephemeral",static:!1,private:!1,access:{has:z=>"ephemeral"in z,get:z=>z.ephemeral,set:(z,S)=>{z.ephemeral=S}},metadata:x},$r,xr),se(this,null,Mr,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:z=>"timestamp"in z,get:z=>z.timestamp,set:(z,S)=>{z.timestamp=S}},metadata:x},kr,Tr),se(this,null,Hr,{kind:"accessor",name:"twentyFour",static:!1,private:!1,access:{has:z=>"twentyFour"in z,get:z=>z.twentyFour,set:(z,S)=>{z.twentyFour=S}},metadata:x},Er,Cr),se(this,null,Sr,{kind:"accessor",name:"messageBodyOnly",static:!1,private:!1,access:{has:z=>"messageBodyOnly"in z,get:z=>z.messageBodyOnly,set:(z,S)=>{z.messageBodyOnly=S}},metadata:x},jr,Ar),se(this,null,Dr,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:z=>"lightTheme"in z,get:z=>z.lightTheme,set:(z,S)=>{z.lightTheme=S}},metadata:x},Or,Ir),se(this,null,Vr,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:z=>"compactMode"in z,get:z=>z.compactMode,set:(z,S)=>{z.compactMode=S}},metadata:x},Rr,Lr),se(this,null,Pr,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:z=>"noBackground"in z,get:z=>z.noBackground,set:(z,S)=>{z.noBackground=S}},metadata:x},Nr,Br),se(this,null,qr,{kind:"accessor",name:"hasThread",static:!1,private:!1,access:{has:z=>"hasThread"in z,get:z=>z.hasThread,set:(z,S)=>{z.hasThread=S}},metadata:x},Ur,Fr),se(this,null,Wr,{kind:"accessor",name:"dismissMessageClicked",static:!1,private:!1,access:{has:z=>"dismissMessageClicked"in z,get:z=>z.dismissMessageClicked,set:(z,S)=>{z.dismissMessageClicked=S}},metadata:x},Zr,Gr),se(null,e={value:s},t,{kind:"class",name:s.name,metadata:x},null,i),Kr=s=e.value,x&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=P`
		:host {
			color: #dcddde;
			display: flex;
			flex-direction: column;
			font-size: 0.9em;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;

			position: relative;
			word-wrap: break-word;
			-webkit-user-select: text;
			-moz-user-select: text;
			-ms-user-select: text;
			user-select: text;
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			min-height: 1.375rem;
			padding-left: 1em;
			padding-right: 48px;
			margin-top: inherit;
			margin-bottom: inherit;
			line-height: 16px;
		}

		.discord-message-inner {
			display: flex;
			position: relative;
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
		}

		.discord-message-inner-center {
			align-items: center;
		}

		:host([message-body-only]) {
			margin-top: 0px !important;
			padding-top: 0.125rem !important;
			padding-bottom: 0.0625rem !important;
		}

		:host([highlight]),
		:host([ephemeral]) {
			padding-right: 5px;
			position: relative;
		}

		:host([highlight])::before,
		:host([ephemeral])::before {
			content: '';
			position: absolute;
			display: block;
			top: 0;
			left: 0;
			bottom: 0;
			pointer-events: none;
			width: 2px;
		}

		:host([highlight]) {
			background-color: rgba(250, 166, 26, 0.1);
		}

		:host([highlight][light-theme]) {
			background-color: rgba(250, 166, 26, 0.1);
		}

		:host([highlight])::before {
			background-color: #faa61a;
		}

		:host([light-theme][highlight])::before {
			background-color: #af7615;
		}

		:host([ephemeral]) {
			background-color: rgba(88, 101, 242, 0.05);
		}

		:host([ephemeral]:hover) {
			background-color: rgba(88, 101, 242, 0.1);
		}

		:host([ephemeral])::before {
			background-color: #5865f2;
		}

		:host([light-theme]) {
			color: #2e3338;
			border-color: #eceeef;
		}

		.discord-author-avatar {
			margin-right: 16px;
			margin-top: 5px;
			min-width: 40px;
			z-index: 1;
			display: flex;
		}

		.discord-author-avatar img {
			width: 40px;
			height: 40px;
			border-radius: 50%;
			cursor: pointer;
		}

		.discord-message-timestamp {
			color: #72767d;
			font-size: 12px;
			margin-left: 3px;
		}

		.discord-message-body-only-indent {
			width: 56px;
		}

		:host(:hover) .discord-message-timestamp-hover::before {
			content: attr(datetime);
		}

		:host([light-theme]) .discord-message-timestamp {
			color: #747f8d;
		}

		.discord-message-edited {
			color: #72767d;
			font-size: 10px;
		}

		:host([light-theme]) .discord-message-edited {
			color: #99aab5;
		}

		.discord-message-content {
			width: 100%;
			line-height: 160%;
			font-weight: normal;
			padding-top: 2px;
		}

		.discord-message-body {
			font-size: 1rem;
			font-weight: 400;
			word-break: break-word;
			position: relative;
		}

		:host([light-theme]) .discord-message-timestamp,
		:host([compact-mode]) .discord-message:hover .discord-message-timestamp {
			color: #99aab5;
		}

		:host([light-theme][compact-mode]).discord-message-timestamp {
			color: #d1d9de;
		}

		:host([compact-mode]) .discord-message-timestamp {
			display: inline-block;
			width: 3.1rem;
			text-align: right;
			font-size: 0.6875rem;
			line-height: 1.375rem;
			margin-right: 0.375rem;
			margin-left: 0;
			text-indent: 0;
		}

		:host([compact-mode]) .discord-message-body {
			line-height: 1.375rem;
			padding-left: 10px;
			margin-left: -6px;
		}

		:host([compact-mode]) .discord-message-compact-indent {
			padding-left: 10px;
		}

		:host .discord-message-markup {
			font-size: 1rem;
			line-height: 1.375rem;
			word-wrap: break-word;
			user-select: text;
			font-weight: 400;
			display: inline;
		}

		:host(:hover) {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.03);
		}

		:host([highlight]:hover) {
			background-color: hsl(40 calc(1 * 86.4%) 56.9%/0.08);
		}

		:host([has-thread]):after {
			width: 2rem;
			left: 2.2rem;
			top: 4.8rem;
			border-left: 2px solid #4f545c !important;
			border-bottom: 2px solid #4f545c !important;
			border-bottom-left-radius: 8px !important;
			bottom: 29px;
			content: '';
			position: absolute;
		}

		:host([light-theme][has-Thread]):after {
			border-color: #747f8d !important;
		}

		.discord-message-ephemeral {
			margin-top: 4px;
			font-size: 12px;
			font-weight: 400;
			color: #72767d;
		}

		:host([light-theme]) .discord-message-ephemeral {
			color: #747f8d;
		}

		.discord-message-ephemeral .discord-message-ephemeral-link {
			color: #00aff4;
			font-weight: 500;
			cursor: pointer;
		}

		.discord-message-ephemeral .discord-message-ephemeral-link:hover {
			text-decoration: underline;
		}

		.discord-message-ephemeral .discord-message-ephemeral-icon {
			margin-right: 4px;
			vertical-align: text-bottom;
		}
	`;#i=N(this,a,void 0);get profile(){return this.#i}set profile(x){this.#i=x}#e=(N(this,n),N(this,f,"User"));get author(){return this.#e}set author(x){this.#e=x}#t=(N(this,h),N(this,b,void 0));get avatar(){return this.#t}set avatar(x){this.#t=x}#r=(N(this,p),N(this,m,!1));get bot(){return this.#r}set bot(x){this.#r=x}#s=(N(this,u),N(this,C,!1));get server(){return this.#s}set server(x){this.#s=x}#a=(N(this,E),N(this,y,!1));get officialApp(){return this.#a}set officialApp(x){this.#a=x}#n=(N(this,_),N(this,B,!1));get verified(){return this.#n}set verified(x){this.#n=x}#o=(N(this,O),N(this,fe,!1));get op(){return this.#o}set op(x){this.#o=x}#h=(N(this,_e),N(this,W,!1));get edited(){return this.#h}set edited(x){this.#h=x}#d=(N(this,I),N(this,Le,void 0));get roleColor(){return this.#d}set roleColor(x){this.#d=x}#c=(N(this,Pe),N(this,Be,void 0));get roleIcon(){return this.#c}set roleIcon(x){this.#c=x}#l=(N(this,qe),N(this,Fe,void 0));get roleName(){return this.#l}set roleName(x){this.#l=x}#u=(N(this,We),N(this,L,void 0));get clanIcon(){return this.#u}set clanIcon(x){this.#u=x}#p=(N(this,H),N(this,V,void 0));get clanTag(){return this.#p}set clanTag(x){this.#p=x}#m=(N(this,T),N(this,zr,!1));get highlight(){return this.#m}set highlight(x){this.#m=x}#f=(N(this,yr),N(this,$r,!1));get ephemeral(){return this.#f}set ephemeral(x){this.#f=x}#g=(N(this,xr),N(this,kr,new Date));get timestamp(){return this.#g}set timestamp(x){this.#g=x}#v=(N(this,Tr),N(this,Er,!1));get twentyFour(){return this.#v}set twentyFour(x){this.#v=x}#w=(N(this,Cr),N(this,jr,!1));get messageBodyOnly(){return this.#w}set messageBodyOnly(x){this.#w=x}#b=(N(this,Ar),N(this,Or,!1));get lightTheme(){return this.#b}set lightTheme(x){this.#b=x}#_=(N(this,Ir),N(this,Rr,!1));get compactMode(){return this.#_}set compactMode(x){this.#_=x}#z=(N(this,Lr),N(this,Nr,!1));get noBackground(){return this.#z}set noBackground(x){this.#z=x}#$=(N(this,Br),N(this,Ur,!1));get hasThread(){return this.#$}set hasThread(x){this.#$=x}#y=(N(this,Fr),N(this,Zr,()=>{}));get dismissMessageClicked(){return this.#y}set dismissMessageClicked(x){this.#y=x}willUpdate(){this.hasThread=Array.from(this.children).some(x=>x.tagName.toLowerCase()==="discord-thread"),this.highlight=this.highlight||Array.from(this.children).some(x=>x.tagName.toLowerCase()==="discord-mention"&&x.hasAttribute("highlight")&&(x.type==="user"||x.type==="role"))}handleSpaceToDismissMessage(x){x.code==="Space"&&(x.preventDefault(),x.stopPropagation(),this.dismissMessageClicked?.())}render(){let x={author:this.author,bot:this.bot,officialApp:this.officialApp,verified:this.verified,server:this.server,op:this.op,roleColor:this.roleColor,roleIcon:this.roleIcon,clanIcon:this.clanIcon,clanTag:this.clanTag,roleName:this.roleName},z=this.profile!==void 0&&Reflect.get(Do,this.profile)||{},S={...x,...z,avatar:this.resolveAvatar(z.avatar??this.avatar)},Ut=Xe(this.timestamp,this.compactMode,this.twentyFour)??void 0;return l`
			<slot name="reply"></slot>
			<div
				class=${pe({"discord-message-inner":!0,"discord-message-inner-center":this.messageBodyOnly})}
			>
				${U(this.compactMode&&!this.messageBodyOnly,()=>l`<time datetime="${F(Ut)}" class="discord-message-timestamp">${Ut}</time>`,()=>null)}
				${U(this.messageBodyOnly,()=>l`<time
							datetime="${F(Ut)}"
							class=${pe({"discord-message-timestamp":!0,"discord-message-timestamp-hover":!0,"discord-message-body-only-indent":!this.compactMode})}
						></time>`,()=>null)}
				${U(this.compactMode||this.messageBodyOnly,()=>null,()=>l`<div class="discord-author-avatar">
							<img src="${F(S.avatar)}" alt="${F(S.author)}" />
						</div>`)}

				<div class="discord-message-content">
					${U(this.compactMode||this.messageBodyOnly,()=>null,()=>l`
							<discord-author-info
								author=${S.author??""}
								?bot=${S.bot??!1}
								?server=${S.server??!1}
								?official-app=${S.officialApp??!1}
								?verified=${S.verified??!1}
								?op=${S.op??!1}
								role-color=${S.roleColor??""}
								role-icon=${S.roleIcon??""}
								role-name=${S.roleName??""}
								clan-icon=${S.clanIcon??""}
								clan-tag=${S.clanTag??""}
							></discord-author-info
							><time datetime="${F(Ut)}" class="discord-message-timestamp">${Ut}</time>
						`)}
					<div class="discord-message-body">
						${U(this.compactMode,()=>l`<discord-author-info
									author=${S.author??""}
									?bot=${S.bot??!1}
									?server=${S.server??!1}
									?official-app=${S.officialApp??!1}
									?verified=${S.verified??!1}
									?op=${S.op??!1}
									role-color=${S.roleColor??""}
									role-icon=${S.roleIcon??""}
									role-name=${S.roleName??""}
									clan-icon=${S.clanIcon??""}
									clan-tag=${S.clanTag??""}
								></discord-author-info>`,()=>null)}<span class="discord-message-markup"><slot></slot></span>
						${U(this.edited,()=>l`<span class="discord-message-edited">(edited)</span>`,()=>null)}
					</div>
					<div class="discord-message-compact-indent">
						<slot name="attachments"></slot>
						<slot name="embeds"></slot>
						<slot name="components"></slot>
						<slot name="reactions"></slot>
						<slot name="thread"></slot>
						${U(this.ephemeral,()=>l`
								<div class="discord-message-ephemeral">
									${sr()} Only you can see this •
									<span
										role="button"
										class="discord-message-ephemeral-link"
										@click=${this.dismissMessageClicked}
										@keydown=${this.handleSpaceToDismissMessage}
										>Dismiss message</span
									>
								</div>
							`,()=>null)}
					</div>
				</div>
			</div>
		`}resolveAvatar(x){return x===void 0?hs.default:hs[x]??x??hs.default}constructor(){super(...arguments),N(this,Gr)}static{N(s,i)}};return Kr=s})();var No=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},rr=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},Ov=(()=>{let t=[q("discord-quote")],e,i=[],s,r=R,o,a=[],n=[];var c=class extends r{static{s=this}static{let f=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[Q({context:ee,subscribe:!0}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],No(this,null,o,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:h=>"lightTheme"in h,get:h=>h.lightTheme,set:(h,d)=>{h.lightTheme=d}},metadata:f},a,n),No(null,e={value:s},t,{kind:"class",name:s.name,metadata:f},null,i),c=s=e.value,f&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:f})}static styles=P`
		:host {
			display: flex;
		}

		.discord-quote-divider {
			background-color: #4f545c;
			border-radius: 4px;
			font-size: 0.9em;
			font-style: normal;
			font-weight: 400;
			margin: 0;
			padding: 0;
			width: 4px;
		}

		:host([light-theme]) .discord-quote-divider {
			background-color: #c4c9ce;
		}

		blockquote {
			margin-block-end: unset;
			margin-block-start: unset;
			margin-inline-end: unset;
			margin-inline-start: unset;
			padding: 0 8px 0 12px;
		}
	`;#i=rr(this,a,!1);get lightTheme(){return this.#i}set lightTheme(f){this.#i=f}render(){return l`
			<div class="discord-quote-divider"></div>
			<!-- display: inline -->
			<blockquote><slot></slot></blockquote>
		`}constructor(){super(...arguments),rr(this,n)}static{rr(s,i)}};return c=s})();var ar=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},ci=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},Bv=(()=>{let t=[q("discord-spoiler")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[];var d=class extends r{static{s=this}static{let b=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({type:Boolean,reflect:!0})],c=[Q({context:ee}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],ar(this,null,o,{kind:"accessor",name:"activated",static:!1,private:!1,access:{has:p=>"activated"in p,get:p=>p.activated,set:(p,v)=>{p.activated=v}},metadata:b},a,n),ar(this,null,c,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:p=>"lightTheme"in p,get:p=>p.lightTheme,set:(p,v)=>{p.lightTheme=v}},metadata:b},f,h),ar(null,e={value:s},t,{kind:"class",name:s.name,metadata:b},null,i),d=s=e.value,b&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:b})}static styles=P`
		:host {
			background-color: #202225;
			border-radius: 3px;
			color: transparent;
			cursor: pointer;
		}

		:host([light-theme]) {
			background-color: #c4c9ce;
		}

		:host(:hover) {
			background-color: rgba(32, 34, 37, 0.8);
		}

		:host([light-theme]:hover) {
			background-color: #cfd3d7;
		}

		:host([activated]) {
			color: inherit;
			background-color: hsla(0, 0%, 100%, 0.1);
		}

		:host([light-theme][activated]) {
			background-color: #e5e5e5;
		}
	`;#i=ci(this,a,!1);get activated(){return this.#i}set activated(b){this.#i=b}#e=(ci(this,n),ci(this,f,!1));get lightTheme(){return this.#e}set lightTheme(b){this.#e=b}render(){return l`<slot
			@click=${()=>{this.activated=!0}}
			@keydown=${()=>{this.activated=!0}}
		></slot>`}constructor(){super(...arguments),ci(this,h)}static{ci(s,i)}};return d=s})();var Bo=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},or=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},Kv=(()=>{let t=[q("discord-subscript")],e,i=[],s,r=R,o,a=[],n=[];var c=class extends r{static{s=this}static{let f=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[Q({context:ee}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],Bo(this,null,o,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:h=>"lightTheme"in h,get:h=>h.lightTheme,set:(h,d)=>{h.lightTheme=d}},metadata:f},a,n),Bo(null,e={value:s},t,{kind:"class",name:s.name,metadata:f},null,i),c=s=e.value,f&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:f})}static styles=P`
		small {
			display: block;
			color: color-mix(in oklab, hsl(214 calc(1 * 8.1%) 61.2% / 1) 100%, black 0%);
			font-size: 0.8125rem;
			line-height: 1.11719rem;
		}

		:host([light-theme]) > small {
			color: color-mix(in oklab, hsl(228 calc(1 * 5.2%) 38% / 1) 100%, black 0%);
		}
	`;#i=or(this,a,!1);get lightTheme(){return this.#i}set lightTheme(f){this.#i=f}render(){return l`
			<small>
				<span>
					<slot></slot>
				</span>
			</small>
		`}constructor(){super(...arguments),or(this,n)}static{or(s,i)}};return c=s})();var nc=M`
	<path d="M4 0L0 4V8L4 12L8 8V4L4 0ZM7 7.59L4 10.59L1 7.59V4.41L4 1.41L7 4.41V7.59Z" fill="currentColor" />
	<path d="M2 4.83V7.17L4 9.17L6 7.17V4.83L4 2.83L2 4.83Z" fill="currentColor" />
`;function nr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="24" height="24" viewBox="0 0 8 12">${nc}</svg>`}var dc=M`
	<path
		fill="#3ba55c"
		fill-rule="evenodd"
		d="M17.7163041 15.36645368c-.0190957.02699568-1.9039523 2.6680735-2.9957762 2.63320406-3.0676659-.09785935-6.6733809-3.07188394-9.15694343-5.548738C3.08002193 9.9740657.09772497 6.3791404 0 3.3061316v-.024746C0 2.2060575 2.61386252.3152347 2.64082114.2972376c.7110335-.4971705 1.4917101-.3149497 1.80959713.1372281.19320342.2744561 2.19712724 3.2811005 2.42290565 3.6489167.09884826.1608492.14714912.3554431.14714912.5702838 0 .2744561-.07975258.5770327-.23701117.8751101-.1527655.2902036-.65262318 1.1664385-.89862055 1.594995.2673396.3768148.94804468 1.26429792 2.351016 2.66357424 1.39173858 1.39027775 2.28923588 2.07641807 2.67002628 2.34187563.4302146-.2452108 1.3086162-.74238132 1.5972981-.89423205.5447887-.28682915 1.0907006-.31944893 1.4568885-.08661115.3459689.2182151 3.3383754 2.21027167 3.6225641 2.41611376.2695862.19234426.4144887.5399137.4144887.91672846 0 .2969525-.089862.61190215-.2808189.88523346"
	/>
`;function dr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${dc}</svg>`}var lc=M`
	<g fill="none" fill-rule="evenodd">
		<path
			fill="#99AAB5"
			d="M0 14.25V18h3.75L14.81 6.94l-3.75-3.75L0 14.25zM17.71 4.04c.39-.39.39-1.02 0-1.41L15.37.29c-.39-.39-1.02-.39-1.41 0l-1.83 1.83 3.75 3.75 1.83-1.83z"
		/>
		<path d="M0 0h18v18H0" />
	</g>
`;function lr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${lc}</svg>`}var hc=M`
	<g fill="none" fill-rule="evenodd">
		<path d="M0 0h18v18H0z" />
		<path
			fill="#99AAB5"
			d="M3.2765961.00034226C6.344262.0982016 9.949977 3.0722262 12.43353953 5.54908026c2.48356254 2.47685405 5.4658595 6.07177934 5.56358447 9.14478814 0 1.1000741-2.61386252 2.9908969-2.64082114 3.008894-.7110335.4971705-1.4917101.3149497-1.80959713-.1372281-.19320342-.2744561-2.19712724-3.2811005-2.42290565-3.6489167-.09884826-.1608492-.14714912-.3554431-.14714912-.5702838 0-.2744561.07975258-.5770327.23701117-.8751101.1527655-.2902036.65262318-1.1664385.89862055-1.594995-.2673396-.3768148-.94804468-1.26429792-2.351016-2.66357424C8.3695281 6.8223767 7.4720308 6.1362364 7.0912404 5.87077883c-.4302146.2452108-1.3086162.74238132-1.5972981.89423205-.5447887.28682915-1.0907006.31944893-1.4568885.08661115C3.6910849 6.63340693.6986784 4.64135036.4144897 4.43550827.1449035 4.243164.000001 3.89559457.000001 3.5187798c0-.29695252.089862-.61190217.2808189-.88523348.0190957-.02699568 1.9039523-2.6680735 2.9957762-2.63320406z"
		/>
	</g>
`;function hr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${hc}</svg>`}var cc=M`
	<path
		d="m16.908 8.39684-8.29587-8.295827-1.18584 1.184157 1.18584 1.18584-4.14834 4.1475v.00167l-1.18583-1.18583-1.185 1.18583 3.55583 3.55502-4.740831 4.74 1.185001 1.185 4.74083-4.74 3.55581 3.555 1.185-1.185-1.185-1.185 4.1475-4.14836h.0009l1.185 1.185z"
		fill="#b9bbbe"
	/>
`;function cr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${cc}</svg>`}var uc=M`
	<path
		fill="#b9bbbe"
		fill-rule="evenodd"
		d="M1.575 9a2.25 2.25 0 0 0 0 3.18l.345.345c.128.128.323.15.488.075a2.25 2.25 0 0 1 3 3 .43.43 0 0 0 .06.48l.352.345a2.25 2.25 0 0 0 3.18 0l5.077-5.077a.75.75 0 0 1 1.02-1.02L16.425 9a2.25 2.25 0 0 0 0-3.18l-.345-.352a.42.42 0 0 0-.488-.06 2.25 2.25 0 0 1-3-3 .42.42 0 0 0-.068-.488l-.345-.345a2.25 2.25 0 0 0-3.18 0L7.671 2.903a.75.75 0 0 1-1.02 1.02zm7.508-4.725a.75.75 0 1 0-1.057 1.05l.517.525A.75.75 0 1 0 9.6 4.785l-.517-.525Zm2.063 2.063a.75.75 0 1 0-1.057 1.057l.517.525a.75.75 0 0 0 1.057-1.065l-.517-.525Zm2.063 2.063a.75.75 0 0 0-1.057 1.057l.517.525a.75.75 0 0 0 1.057-1.065l-.517-.525Z"
		clip-rule="evenodd"
	/>
`;function ur(t={}){return l`<svg ${k(t)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${uc}</svg>`}var fc=M`
	<path
		d="M10 0C4.486 0 0 4.486 0 10C0 15.515 4.486 20 10 20C15.514 20 20 15.515 20 10C20 4.486 15.514 0 10 0ZM9 4H11V11H9V4ZM10 15.25C9.31 15.25 8.75 14.691 8.75 14C8.75 13.31 9.31 12.75 10 12.75C10.69 12.75 11.25 13.31 11.25 14C11.25 14.691 10.69 15.25 10 15.25Z"
		fill-rule="evenodd"
		clip-rule="evenodd"
		fill="currentColor"
	/>
`;function fr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="20" height="20" viewBox="0 0 20 20">${fc}</svg>`}var mc=M`
	<path
		xmlns="http://www.w3.org/2000/svg"
		d="M18.4 4L12 10.4L5.6 4L4 5.6L10.4 12L4 18.4L5.6 20L12 13.6L18.4 20L20 18.4L13.6 12L20 5.6L18.4 4Z"
		fill="#ed4245"
	/>
`;function mr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="20" height="20" viewBox="0 0 20 20">${mc}</svg>`}var pc=M`
	<path
		fill="currentColor"
		d="M5.43309 21C5.35842 21 5.30189 20.9325 5.31494 20.859L5.99991 17H2.14274C2.06819 17 2.01168 16.9327 2.02453 16.8593L2.33253 15.0993C2.34258 15.0419 2.39244 15 2.45074 15H6.34991L7.40991 9H3.55274C3.47819 9 3.42168 8.93274 3.43453 8.85931L3.74253 7.09931C3.75258 7.04189 3.80244 7 3.86074 7H7.75991L8.45234 3.09903C8.46251 3.04174 8.51231 3 8.57049 3H10.3267C10.4014 3 10.4579 3.06746 10.4449 3.14097L9.75991 7H15.7599L16.4523 3.09903C16.4625 3.04174 16.5123 3 16.5705 3H18.3267C18.4014 3 18.4579 3.06746 18.4449 3.14097L17.7599 7H21.6171C21.6916 7 21.7481 7.06725 21.7353 7.14069L21.4273 8.90069C21.4172 8.95811 21.3674 9 21.3091 9H17.4099L17.0495 11.04H15.05L15.4104 9H9.41035L8.35035 15H10.5599V17H7.99991L7.30749 20.901C7.29732 20.9583 7.24752 21 7.18934 21H5.43309Z"
	/>
	<path
		fill="currentColor"
		d="M13.4399 12.96C12.9097 12.96 12.4799 13.3898 12.4799 13.92V20.2213C12.4799 20.7515 12.9097 21.1813 13.4399 21.1813H14.3999C14.5325 21.1813 14.6399 21.2887 14.6399 21.4213V23.4597C14.6399 23.6677 14.8865 23.7773 15.0408 23.6378L17.4858 21.4289C17.6622 21.2695 17.8916 21.1813 18.1294 21.1813H22.5599C23.0901 21.1813 23.5199 20.7515 23.5199 20.2213V13.92C23.5199 13.3898 23.0901 12.96 22.5599 12.96H13.4399Z"
	/>
`;function pr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="24" height="24" viewBox="0 0 24 24">${pc}</svg>`}var vc=M`
	<g fill="none" fill-rule="evenodd">
		<path d="M18 0H0v18h18z" />
		<path fill="#3ba55c" d="M0 8h14.2l-3.6-3.6L12 3l6 6-6 6-1.4-1.4 3.6-3.6H0" />
	</g>
`;function vr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${vc}</svg>`}var gc=M`
	<g fill="none" fill-rule="evenodd" stroke="none" stroke-width="1">
		<path d="M18 0H0v18h18z" />
		<path fill="#ed4245" d="M3.8 8l3.6-3.6L6 3 0 9l6 6 1.4-1.4L3.8 10H18V8" />
	</g>
`;function gr(t={}){return l`<svg ${k(t)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${gc}</svg>`}var qt=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},Se=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},G1=(()=>{let t=[q("discord-system-message")],e,i=[],s,r=R,o,a=[],n=[],c,f=[],h=[],d,b=[],p=[],v,m=[],u=[],g,C=[],E=[];var D=class extends r{static{s=this}static{let y=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;o=[$({type:String})],c=[$({reflect:!0,attribute:"type"})],d=[$({type:Boolean,reflect:!0,attribute:"channel-name"})],v=[$({type:Boolean,reflect:!0,attribute:"has-thread"})],g=[Q({context:ee}),$({type:Boolean,reflect:!0,attribute:"light-theme"})],qt(this,null,o,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:_=>"timestamp"in _,get:_=>_.timestamp,set:(_,A)=>{_.timestamp=A}},metadata:y},a,n),qt(this,null,c,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:_=>"type"in _,get:_=>_.type,set:(_,A)=>{_.type=A}},metadata:y},f,h),qt(this,null,d,{kind:"accessor",name:"channelName",static:!1,private:!1,access:{has:_=>"channelName"in _,get:_=>_.channelName,set:(_,A)=>{_.channelName=A}},metadata:y},b,p),qt(this,null,v,{kind:"accessor",name:"hasThread",static:!1,private:!1,access:{has:_=>"hasThread"in _,get:_=>_.hasThread,set:(_,A)=>{_.hasThread=A}},metadata:y},m,u),qt(this,null,g,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:_=>"lightTheme"in _,get:_=>_.lightTheme,set:(_,A)=>{_.lightTheme=A}},metadata:y},C,E),qt(null,e={value:s},t,{kind:"class",name:s.name,metadata:y},null,i),D=s=e.value,y&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:y})}static styles=P`
		:host {
			color: #8e9297;
			display: flex;
			font-weight: 400;
			font-size: 1rem;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
			padding: 0px 1em;

			position: relative;
			word-wrap: break-word;
			-webkit-user-select: text;
			-moz-user-select: text;
			-ms-user-select: text;
			user-select: text;
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			padding-right: 0;
			min-height: 1.375rem;
			padding-right: 48px !important;
			margin-top: 1.0625rem;
		}

		:host([light-theme]) {
			color: #2e3338;
			border-color: #eceeef;
		}

		:host([channel-name]) {
			color: #fff;
		}

		:host([light-theme][channel-name]) {
			color: #060607;
		}

		:host([type='boost']) svg {
			color: #ff73fa;
		}

		:host([type='alert']) svg {
			color: #faa81a;
		}

		:host([type='error']) svg {
			color: #faa81a;
		}

		:host .discord-message-icon {
			margin-right: 16px;
			margin-top: 5px;
			min-width: 40px;
			display: flex;
			align-items: flex-start;
			justify-content: center;
		}

		:host .discord-message-icon svg {
			width: 16px;
			height: 16px;
		}

		:host .discord-message-timestamp {
			color: #72767d;
			font-size: 12px;
			margin-left: 3px;
		}

		:host([light-theme]) .discord-message-timestamp {
			color: #747f8d;
		}

		:host .discord-message-content {
			width: 100%;
			line-height: 160%;
			font-weight: normal;
			padding-top: 2px;
			display: flex;
			flex-direction: column;
		}

		:host .discord-message-content ::slotted(i) {
			font-style: normal;
			cursor: pointer;
			color: white;
			font-weight: 500;
		}

		:host([light-theme]) .discord-message-content ::slotted(i) {
			color: #060607;
		}

		:host .discord-message-content ::slotted(i:hover) {
			text-decoration: underline;
		}

		:host(:hover) {
			background-color: rgba(4, 4, 5, 0.07);
		}

		:host([light-theme]:hover) {
			background-color: rgba(6, 6, 7, 0.02);
		}

		:host([has-thread]):after {
			width: 2rem;
			left: 2.2rem;
			top: 1.75rem;
			border-left: 2px solid #4f545c !important;
			border-bottom: 2px solid #4f545c !important;
			border-bottom-left-radius: 8px !important;
			bottom: 29px;
			content: '';
			position: absolute;
		}

		:host([light-theme][has-thread]):after {
			border-color: #747f8d !important;
		}
	`;#i=Se(this,a,new Date);get timestamp(){return this.#i}set timestamp(y){this.#i=y}#e=(Se(this,n),Se(this,f,"join"));get type(){return this.#e}set type(y){this.#e=y}#t=(Se(this,h),Se(this,b,!1));get channelName(){return this.#t}set channelName(y){this.#t=y}#r=(Se(this,p),Se(this,m,!1));get hasThread(){return this.#r}set hasThread(y){this.#r=y}#s=(Se(this,u),Se(this,C,!1));get lightTheme(){return this.#s}set lightTheme(y){this.#s=y}checkType(){if(typeof this.type!="string")throw new TypeError("DiscordSystemMessage `type` prop must be a string.");if(!["join","leave","call","missed-call","boost","edit","thread","pin","alert","error","upgrade"].includes(this.type))throw new RangeError("DiscordSystemMessage `type` prop must be one of: 'join', 'leave', 'call', 'missed-call', 'boost', 'edit', 'thread', 'pin', 'alert', 'upgrade', 'error'")}willUpdate(){this.hasThread=Array.from(this.children).some(y=>y.tagName.toLowerCase()==="discord-thread")}render(){return this.timestamp=Xe(this.timestamp),this.checkType(),l`<div class="discord-message-icon">
				${ms(this.type,[["join",()=>vr()],["leave",()=>gr()],["call",()=>dr()],["missed-call",()=>hr()],["edit",()=>lr()],["boost",()=>nr()],["thread",()=>pr()],["pin",()=>cr()],["alert",()=>fr()],["error",()=>mr()],["upgrade",()=>ur()]])}
			</div>
			<div class="discord-message-content">
				<span>
					<slot></slot>
					<span class="discord-message-timestamp">${this.timestamp}</span>
				</span>
				<slot name="reactions"></slot>
				<slot name="thread"></slot>
			</div>`}constructor(){super(...arguments),Se(this,E)}static{Se(s,i)}};return D=s})();var bc=function(t,e,i,s,r,o){function a(g){if(g!==void 0&&typeof g!="function")throw new TypeError("Function expected");return g}for(var n=s.kind,c=n==="getter"?"get":n==="setter"?"set":"value",f=!e&&t?s.static?t:t.prototype:null,h=e||(f?Object.getOwnPropertyDescriptor(f,s.name):{}),d,b=!1,p=i.length-1;p>=0;p--){var v={};for(var m in s)v[m]=m==="access"?{}:s[m];for(var m in s.access)v.access[m]=s.access[m];v.addInitializer=function(g){if(b)throw new TypeError("Cannot add initializers after decoration has completed");o.push(a(g||null))};var u=(0,i[p])(n==="accessor"?{get:h.get,set:h.set}:h[c],v);if(n==="accessor"){if(u===void 0)continue;if(u===null||typeof u!="object")throw new TypeError("Object expected");(d=a(u.get))&&(h.get=d),(d=a(u.set))&&(h.set=d),(d=a(u.init))&&r.unshift(d)}else(d=a(u))&&(n==="field"?r.unshift(d):h[c]=d)}f&&Object.defineProperty(f,s.name,h),b=!0},_c=function(t,e,i){for(var s=arguments.length>2,r=0;r<e.length;r++)i=s?e[r].call(t,i):e[r].call(t);return s?i:void 0},X1=(()=>{let t=[q("discord-time")],e,i=[],s,r=R;var o=class extends r{static{s=this}static{let a=typeof Symbol=="function"&&Symbol.metadata?Object.create(r[Symbol.metadata]??null):void 0;bc(null,e={value:s},t,{kind:"class",name:s.name,metadata:a},null,i),o=s=e.value,a&&Object.defineProperty(s,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:a})}static styles=P`
		:host {
			white-space: nowrap;
			background-color: #ffffff0f;
			border-radius: 3px;
			padding: 0 2px;
		}
	`;render(){return l`<slot></slot>`}static{_c(s,i)}};return o=s})();var zc=P`
  button:focus-visible,
  a:focus-visible {
    outline: 2px solid #00a8fc;
    outline-offset: 2px;
  }
`,yc=[["discord-message",P`
      .discord-message-timestamp,
      .discord-message-edited {
        color: #a9acb3 !important;
      }
      /* The page has these words in the person's language, and a button instead of a span. */
      .discord-message-ephemeral {
        display: none;
      }
      .discord-message-content {
        min-width: 0;
      }
      .discord-author-avatar img {
        cursor: default;
      }
      :host(:hover) .discord-message-timestamp-hover::before {
        content: none;
      }
    `],["discord-button",P`
      :host > *:first-child {
        cursor: pointer;
      }
      .success {
        background-color: #1f7a41;
      }
      .destructive {
        background-color: #c7373b;
      }
      .primary {
        background-color: #505cdc;
      }
      button {
        box-sizing: border-box;
      }
    `],["discord-author-info",P`
      :host .discord-author-username:hover {
        cursor: default;
        text-decoration: none;
      }
    `],["discord-system-message",P`
      :host {
        color: #b5b9bf;
        margin-top: 0.5rem;
      }
      :host .discord-message-timestamp {
        color: #a9acb3;
      }
    `]];function qo(){for(let[e,i]of yc)customElements.get(e)?.elementStyles.push(i,zc);let t=customElements.get("discord-button");t!==void 0&&Object.defineProperty(t.prototype,"updated",{value(){let e=this.renderRoot.querySelector("button");e!==null&&(e.disabled=this.disabled??!1)}})}var gs;function Uo(t){let{modal:e}=t;if(gs?.modal===e||(gs?.dialog.close(),gs=void 0,e===void 0))return;let i=document.createElement("dialog");i.className="form",i.setAttribute("aria-labelledby","form-title"),document.body.append(i),gs={modal:e,dialog:i};let s=()=>{t.modal===e&&(t.modal=void 0),i.remove()};i.addEventListener("close",s);let[r,o]=[!1,""],a=async c=>{c.preventDefault();let f=new FormData(c.target),h=Object.fromEntries(e.inputs.map(d=>[d.id,String(f.get(d.id)??"")]));[r,o]=[!0,""],n();try{await t.submit(h),i.close()}catch(d){[r,o]=[!1,d.message],n()}},n=()=>ze(l`<form @submit=${c=>{a(c)}}>
        <h2 id="form-title">${e.title}</h2>
        ${e.inputs.map((c,f)=>wc(c,f))}
        ${o?l`<p class="bad" role="alert">${o}</p>`:j}
        <footer>
          <button type="button" class="plain" @click=${()=>i.close()}>${w("cancel")}</button>
          <button class="main" ?disabled=${r}>${w("send")}</button>
        </footer>
      </form>`,i);n(),i.showModal()}function wc(t,e){let i=t.least>0?l` <span class="must" aria-hidden="true">*</span>`:j,s={id:`form-${e}`,most:t.most>4e3?4e3:t.most};return l`<label for=${s.id}>${t.label}${i}</label>
    ${t.long?l`<textarea id=${s.id} name=${t.id} rows="4" placeholder=${t.placeholder} minlength=${t.least} maxlength=${s.most} ?required=${t.least>0} .value=${t.value}></textarea>`:l`<input id=${s.id} name=${t.id} autocomplete="off" placeholder=${t.placeholder} minlength=${t.least} maxlength=${s.most} ?required=${t.least>0} .value=${t.value} />`}`}function _s(t){let e=document.createElement("dialog");return e.className="form",e.setAttribute("aria-labelledby","name-title"),document.body.append(e),new Promise(i=>{let s=r=>{r.preventDefault(),i(String(new FormData(r.target).get("name")).trim()||void 0),e.close()};e.addEventListener("close",()=>{i(void 0),e.remove()}),ze(l`<form @submit=${s}>
        <h2 id="name-title">${t}</h2>
        <label for="name">${w("name")}</label>
        <input id="name" name="name" required maxlength="100" autocomplete="off" />
        <footer>
          <button type="button" class="plain" @click=${()=>e.close()}>${w("cancel")}</button>
          <button class="main">${w("create")}</button>
        </footer>
      </form>`,e),e.showModal()})}var bs;function Fo(t){if(bs?.of===t.pins)return;bs?.dialog.close(),bs=void 0;let e=t.pins;if(e===void 0)return;let i=document.createElement("dialog");i.className="form pins",i.setAttribute("aria-labelledby","pins-title"),document.body.append(i),i.addEventListener("close",()=>{t.pins===e&&(t.pins=void 0),i.remove()}),ze(l`<h2 id="pins-title">${w("pins")}</h2>
      ${e.length===0?l`<p>${w("noPins")}</p>`:l`<discord-messages no-background>${e.map(s=>Ri(t,{...s,id:`pin-${s.id}`,rows:[],files:[]},!1))}</discord-messages>`}
      <footer><button class="main" @click=${()=>i.close()}>${w("close")}</button></footer>`,i),bs={of:e,dialog:i},i.showModal()}var ge={string:3,integer:4,boolean:5,user:6,channel:7,mentionable:9,number:10},$c=25,zs=class{constructor(e){this.command=e;this.fields=e.options.filter(i=>i.required).map(i=>({option:i,text:""}))}command;fields;left(){return this.command.options.filter(e=>!this.fields.some(i=>i.option===e))}add(e){return this.fields.push({option:e,text:""})-1}remove(e){this.fields.splice(e,1)}picked(e){let i=this.fields.filter((s,r)=>r===e||s.text!=="");return{path:this.command.path,options:i.map(xc)}}place(e){return this.fields.slice(0,e).filter(i=>i.text!=="").length}check(){for(let i of this.fields){let s=Mc(i);s===void 0?delete i.error:i.error=s}let e=this.fields.findIndex(i=>i.error!==void 0);return e<0?void 0:e}shown(){let e=this.fields.filter(i=>i.text!=="");return[`/${this.command.name}`,...e.map(i=>`${i.option.name}:${i.text}`)].join(" ")}};function xc({option:t,text:e,value:i}){let s=i===void 0?e:String(i);return t.autocomplete&&i!==void 0?{name:t.key,text:e,value:i}:{name:t.key,text:s}}function Wo(t,e){let{option:i}=t,s;if(i.choices.length>0)s=i.choices;else if(i.type===ge.boolean)s=[{name:w("yes"),value:"true"},{name:w("no"),value:"false"}];else if(i.type===ge.user||i.type===ge.mentionable)s=e.people.filter(o=>o.handle!=="owner").map(o=>({name:o.name,value:o.id}));else if(i.type===ge.channel)s=e.channels.filter(o=>o.kind!=="dm").map(o=>({name:o.name,value:o.id}));else return;let r=t.value===void 0?t.text.toLowerCase():"";return s.filter(o=>o.name.toLowerCase().includes(r)).slice(0,$c)}function Mc({option:t,text:e,value:i}){if(e==="")return t.required?w("required"):void 0;if(t.choices.length>0||[ge.boolean,ge.user,ge.channel,ge.mentionable].includes(t.type))return i===void 0?w("notChoice"):void 0;if(i!==void 0)return;if(t.type===ge.integer||t.type===ge.number){let r=Number(e);return!Number.isFinite(r)||t.type===ge.integer&&!Number.isInteger(r)?w("notNumber"):t.min_value!==void 0&&r<t.min_value?w("tooSmall",t.min_value):t.max_value!==void 0&&r>t.max_value?w("tooLarge",t.max_value):void 0}let s=[...e].length;if(t.min_length!==void 0&&s<t.min_length)return w("tooShort",t.min_length);if(t.max_length!==void 0&&s>t.max_length)return w("tooLong",t.max_length)}function Zo(t,e){let i=e.toLowerCase().trimStart(),s=o=>{let a=[o.name.toLowerCase(),o.path.toLowerCase()];return a.some(n=>n.startsWith(i))?0:a.some(n=>n.split(" ").some(c=>c.startsWith(i)))?1:a.some(n=>n.includes(i))?2:o.description.toLowerCase().includes(i)?3:4};return t.map(o=>({command:o,rank:s(o)})).filter(({rank:o})=>o<4).sort((o,a)=>o.rank-a.rank||(o.command.name<a.command.name?-1:1)).map(({command:o})=>o)}function Go(t,e){let i=e.toLowerCase();if(!i.endsWith(" "))return;let s=i.trim();return t.find(r=>r.name.toLowerCase()===s||r.path.toLowerCase()===s)}var kc=120,br=class extends R{static properties={table:{attribute:!1},channel:{},title:{}};#i=[];#e="";#t;#r=-1;#s=[];#a=-1;#n=!0;#o=0;#h;#d="";createRenderRoot(){return this}updated(e){e.has("channel")&&this.#c(!1),this.querySelector(".offers .active")?.scrollIntoView({block:"nearest"})}async begin(e){this.#i=await this.table.commands(this.channel);let i=this.#i.find(s=>s.path===e);i!==void 0&&this.#m(i)}#c(e){[this.#t,this.#e,this.#d,this.#r]=[void 0,"","",-1],this.#l(),this.requestUpdate(),e&&this.#u(".start")}#l(){clearTimeout(this.#h),this.#o+=1,[this.#s,this.#a,this.#n]=[[],-1,!0]}#u(e){this.updateComplete.then(()=>this.querySelector(e)?.focus())}async#p(e){if([this.#e,this.#d]=[e,""],!e.startsWith("/")){this.#l(),this.requestUpdate();return}if(this.#i=await this.table.commands(this.channel).catch(()=>[]),this.#t!==void 0||this.#e!==e)return;let i=Go(this.#i,e.slice(1));if(i!==void 0){this.#m(i);return}let s=Zo(this.#i,e.slice(1));this.#g(s.map(r=>({label:`/${r.name}`,note:r.description,take:()=>this.#m(r)})),0)}#m(e){this.#t=new zs(e),this.#e="",this.#f(this.#t.fields.length>0?0:-1)}#f(e){this.#r=e,this.#l(),this.requestUpdate(),this.#u(e<0?".behind":`[data-field="${e}"]`)}#g(e,i){[this.#s,this.#n]=[e,!1],this.#a=e.length===0?-1:i,this.requestUpdate()}#v(e){this.#r=e;let i=this.#t?.fields[e];if(this.#t===void 0)return;if(i===void 0){let r=this.#e.toLowerCase(),o=this.#t.left().filter(a=>a.name.toLowerCase().startsWith(r));this.#g(o.map(a=>({label:a.name,note:a.description,take:()=>this.#_(a)})),r===""?-1:0);return}let s=Wo(i,this.table.world);s!==void 0?this.#g(s.map(r=>({label:r.name,take:()=>this.#b(i,r)})),0):i.option.autocomplete?this.#w(e,i):this.#l(),this.requestUpdate()}#w(e,i){let s=this.#t;clearTimeout(this.#h),this.#o+=1;let r=this.#o,o=async()=>{if(s===void 0)return;let a=await this.table.choices(this.channel,s.picked(e),s.place(e)).catch(()=>[]);r!==this.#o||s!==this.#t||this.#g(a.map(n=>({label:n.name,take:()=>this.#b(i,n)})),0)};this.#h=setTimeout(()=>{o()},i.text===""?0:kc)}#b(e,{name:i,value:s}){[e.text,e.value]=[i,s],delete e.error,this.#z()}#_(e){this.#t!==void 0&&(this.#e="",this.#f(this.#t.add(e)))}#z(){let e=this.#t?.fields.findIndex((i,s)=>s>this.#r&&i.text==="")??-1;this.#f(e)}#$(e,i){let s=this.#t?.fields[e];s!==void 0&&(s.text=i,delete s.value,delete s.error,this.#v(e),this.requestUpdate())}#y(){let e=this.#t;if(e===void 0){this.#e.trim()!==""&&(this.#d=w("noChat")),this.requestUpdate();return}let i=e.check();if(i!==void 0){this.#d=`${e.fields[i]?.option.name}: ${e.fields[i]?.error}`,this.#r=i,this.requestUpdate(),this.#u(`[data-field="${i}"]`);return}this.table.command(this.channel,e.picked(),e.shown()),this.#c(!0)}#x(e,i){let s=!this.#n&&this.#s.length>0,r=s?this.#s[this.#a]:void 0,o=e.currentTarget;if(e.key==="ArrowDown"||e.key==="ArrowUp")if(s){let a=this.#s.length,n=e.key==="ArrowDown"?1:-1;this.#a=this.#a<0&&n<0?a-1:(this.#a+n+a)%a}else{if(this.#t===void 0)return;this.#v(i)}else if(r!==void 0&&(e.key==="Enter"||e.key==="Tab"&&!e.shiftKey))r.take();else if(e.key==="Enter")this.#t!==void 0&&i>=0&&this.#t.fields.some((a,n)=>n>i&&a.text==="")?this.#z():this.#y();else if(e.key==="Escape")if(!this.#n)this.#l();else if(this.#t!==void 0)this.#c(!0);else return;else if(e.key==="Backspace"&&o.value===""&&this.#t!==void 0)this.#T(i);else return;e.preventDefault(),this.requestUpdate()}#T(e){let i=this.#t;if(i===void 0)return;let s=i.fields.length-1;e<0&&s>=0?this.#f(s):e<0||e===0&&i.fields[0]?.option.required?(this.#e=`/${i.command.name}`,this.#t=void 0,this.#p(this.#e),this.#u(".start")):i.fields[e]?.option.required?this.#f(e-1):(i.remove(e),this.#f(e-1))}render(){let e=this.#t,i=!this.#n,s=e?.fields[this.#r],r=e===void 0?w("commands"):s===void 0?w("options"):w("choices",s.option.name);return l`
      ${i&&(this.#s.length>0||s!==void 0)?l`<div class="offers">
            <p class="offers-head" id="offers-head"><b>${r}</b>${s?l` <span>${s.option.description}</span>`:j}</p>
            <ul id="offers" role="listbox" aria-labelledby="offers-head">
              ${this.#s.length===0?l`<li role="option" aria-selected="false" aria-disabled="true" class="faint">${w("noChoices")}</li>`:j}
              ${this.#s.map((o,a)=>l`<li
                  id="offer-${a}"
                  role="option"
                  class=${a===this.#a?"active":""}
                  aria-selected=${a===this.#a}
                  @pointerdown=${n=>n.preventDefault()}
                  @click=${()=>o.take()}
                >
                  <span>${o.label}</span>${o.note?l`<small>${o.note}</small>`:j}
                </li>`)}
            </ul>
          </div>`:j}
      ${this.#d?l`<p class="bad" role="alert">${this.#d}</p>`:j}
      <form class="composer" aria-label=${w("composer")} @submit=${o=>o.preventDefault()}>
        ${e===void 0?this.#H():this.#E(e)}
        <button type="button" class="send" aria-label=${w("send")} title=${w("send")} @click=${()=>this.#y()}>${de("send",20)}</button>
      </form>
    `}#M(e,i){let s=!this.#n&&this.#r===e;return{open:s,label:i,active:s&&this.#a>=0?`offer-${this.#a}`:j}}#H(){let{open:e,active:i}=this.#M(-1,"");return l`<input
      class="start"
      type="text"
      role="combobox"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-label=${w("composer")}
      aria-autocomplete="list"
      aria-expanded=${e&&this.#s.length>0}
      aria-controls="offers"
      aria-activedescendant=${i}
      placeholder=${w("placeholder",this.title)}
      .value=${this.#e}
      @input=${s=>{this.#p(s.target.value)}}
      @keydown=${s=>this.#x(s,-1)}
      @blur=${()=>this.#k()}
    />`}#E(e){let i=e.left().length,{open:s,active:r}=this.#M(-1,"");return l`<span class="command">/${e.command.name}</span>
      ${e.fields.map((o,a)=>this.#S(o,a))}
      <input
        class="behind"
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        size="10"
        aria-label=${`/${e.command.name}: ${w("options")}`}
        aria-autocomplete="list"
        aria-expanded=${s&&this.#s.length>0}
        aria-controls="offers"
        aria-activedescendant=${r}
        placeholder=${i>0?w("more",i):""}
        .value=${this.#e}
        @focus=${()=>this.#v(-1)}
        @input=${o=>this.#C(o.target.value)}
        @keydown=${o=>this.#x(o,-1)}
        @blur=${()=>this.#k()}
      />`}#C(e){let i=e.endsWith(":")?this.#t?.left().find(s=>[s.name,s.key].includes(e.slice(0,-1))):void 0;if(i!==void 0){this.#_(i);return}this.#e=e,this.#v(-1)}#S(e,i){let{open:s,active:r}=this.#M(i,""),{option:o}=e,a=o.type===ge.integer||o.type===ge.number;return l`<span class="field ${e.error?"wrong":""}">
      <label for="field-${i}">${o.name}</label>
      <input
        id="field-${i}"
        data-field=${i}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        inputmode=${a?"numeric":"text"}
        size=${Math.max(6,Math.min(28,e.text.length+1))}
        aria-autocomplete="list"
        aria-expanded=${s}
        aria-controls="offers"
        aria-activedescendant=${r}
        aria-required=${o.required??!1}
        aria-invalid=${e.error!==void 0}
        aria-description=${e.error??o.description}
        .value=${e.text}
        @focus=${()=>this.#v(i)}
        @input=${n=>this.#$(i,n.target.value)}
        @keydown=${n=>this.#x(n,i)}
        @blur=${()=>this.#k()}
      />
      ${o.required?j:l`<button type="button" class="remove" tabindex="-1" aria-label=${w("removeOption",o.name)} @click=${()=>(this.#t?.remove(i),this.#f(-1))}>${de("close",12)}</button>`}
    </span>`}#k(){setTimeout(()=>{this.contains(document.activeElement)||(this.#l(),this.requestUpdate())})}};customElements.define("table-composer",br);var Tc=["view","send","attach","embed","pin","threads"],Hc=[1,12,36],ys="";function Ko(t,e){let{bot:i}=t.world,s=t.channel(t.open),r=(n,c)=>async()=>{ys="",e();try{await t.line.ask(n,c),ys=w("done")}catch(f){ys=f.message}e()},o=(n,c,f)=>l`<button data-do=${n} @click=${r(c,f)}>${w(n)}</button>`,a=i.on?i.connected?"botOn":"botUnconnected":"botOff";return l`<aside class="panel" aria-label=${w("panel")}>
    <h2>${w("panel")}</h2>
    <section>
      <h3>${w("panelBot")}</h3>
      <p class="state" data-state=${a}>${w(a)}</p>
      <p>
        ${o("restart","bot",{order:"restart"})}
        ${i.on?o("kill","bot",{order:"kill"}):o("start","bot",{order:"start"})}
      </p>
    </section>
    <section>
      <h3>${w("panelGateway")}</h3>
      <p>
        ${o("drop","fault",{fault:"drop"})} ${o("slow","fault",{fault:"slow"})} ${o("down","fault",{fault:"down"})}
        ${o("clear","fault",{fault:"clear"})}
      </p>
    </section>
    ${s===void 0||s.kind==="dm"?j:l`<section>
          <fieldset>
            <legend>${w("panelRights",t.title(s))}</legend>
            ${Tc.map(n=>l`<label>
                <input
                  type="checkbox"
                  data-right=${n}
                  .checked=${s.rights.includes(n)}
                  @change=${c=>{r("right",{channel:s.id,right:n,granted:c.target.checked})()}}
                />${w(`right_${n}`)}</label
              >`)}
          </fieldset>
        </section>`}
    <section>
      <fieldset>
        <legend>${w("panelDms")}</legend>
        ${t.world.people.filter(n=>n.handle!=="owner").map(n=>l`<label>
              <input
                type="checkbox"
                data-dm=${n.handle}
                .checked=${!n.dmsClosed}
                @change=${c=>{r("messages",{person:n.id,closed:!c.target.checked})()}}
              />${n.name}</label
            >`)}
      </fieldset>
    </section>
    <section>
      <h3>${w("panelClock")}</h3>
      <p class="state">${Je(t.now(),"F")}</p>
      <p>
        ${Hc.map(n=>l`<button data-hours=${n} @click=${r("forward",{minutes:60*n})}>${w("forward",n)}</button>`)}
      </p>
    </section>
    <p class="said" role="status">${ys}</p>
  </aside>`}var be={channels:!1,panel:!1},Qo={text:"hash",voice:"voice",forum:"forum",thread:"thread",dm:"dm"};function Jo(t){let e=t.channel(t.open)?.guild,i=async()=>{let s=await _s(w("addServer"));if(s===void 0)return;let r=await t.line.ask("server",{name:s});t.show(r.channel)};return l`<nav class="servers" aria-label=${w("servers")}>
    <ul>
      ${t.world.guilds.map(s=>{let r=t.world.channels.filter(n=>n.guild===s.id),o=r.reduce((n,c)=>n+t.unread(c.id).pings,0),a=()=>r[0]!==void 0&&t.show(r[0].id);return l`<li>
          <button aria-current=${s.id===e} aria-label=${sn(s.name,o)} title=${s.name} @click=${a}>
            <span aria-hidden="true">${Ec(s.name)}</span>${rn(o)}
          </button>
        </li>`})}
      <li><button class="add" aria-label=${w("addServer")} title=${w("addServer")} @click=${()=>{i()}}>${de("add",24)}</button></li>
    </ul>
  </nav>`}function Yo(t,e){let i=t.channel(t.open),s=t.world.guilds.find(c=>c.id===i?.guild)??t.world.guilds[0],r=t.world.channels.filter(c=>c.guild===s?.id),o=t.world.channels.filter(c=>c.kind==="dm"),a=c=>{let{any:f,pings:h}=t.unread(c.id),d=r.filter(m=>m.parent===c.id),b=()=>{be.channels=!1,t.show(c.id)},p=c.kind==="dm"?"Adjutant":c.name,v=[f?w("unread"):"",c.archived?w("archived"):""].filter(Boolean).join(", ");return l`<li>
      <button class="channel ${f?"unread":""} ${c.archived?"asleep":""}" aria-current=${c.id===i?.id?"page":"false"} aria-label=${sn(p,h,v)} @click=${b}>
        <span class="sign">${de(Qo[c.kind])}</span><span class="name">${p}</span>${rn(h)}
      </button>
      ${d.length>0?l`<ul>${d.map(a)}</ul>`:j}
    </li>`},n=async()=>{let c=await _s(w("addChannel"));c===void 0||s===void 0||(t.show((await t.line.ask("channel",{guild:s.id,name:c})).channel),e())};return l`<nav class="channels" aria-label=${w("channels")}>
    <h2>${s?.name}</h2>
    <div class="lists">
      <div class="list-head"><h3 id="list-channels">${w("channels")}</h3><button class="add" aria-label=${w("addChannel")} title=${w("addChannel")} @click=${()=>{n()}}>${de("add")}</button></div>
      <ul aria-labelledby="list-channels">${r.filter(c=>c.parent===null).map(a)}</ul>
      <div class="list-head"><h3 id="list-dms">${w("directMessages")}</h3></div>
      <ul aria-labelledby="list-dms">${o.map(a)}</ul>
    </div>
    <div class="self">
      <img src=${Ge(t.me?.name??"?")} alt="" width="32" height="32" />
      <span><b>${t.me?.name}</b><small>${t.me?.locale}${t.me?.moderator?` \xB7 ${w("moderator")}`:""}</small></span>
    </div>
  </nav>`}function Xo(t,e){let i=t.channel(t.open),s=c=>{be[c]=!be[c],e()},r=async()=>{let c=await _s(w("addThread"));if(c===void 0||i===void 0)return;let f=i.kind==="thread"?i.parent:i.id;t.show((await t.line.ask("thread",{parent:f,name:c})).channel)},o=async()=>{t.pins=(await t.line.ask("pins",{channel:t.open})).messages,e()},a=i!==void 0&&i.kind!=="dm"&&i.kind!=="voice",n=t.world.channels.some(c=>c.id!==t.open&&t.unread(c.id).any);return l`<header class="head">
    <button class="menu" aria-label=${n?`${w("menu")}, ${w("unread")}`:w("menu")} aria-expanded=${be.channels} @click=${()=>s("channels")}>
      ${de("menu",22)}${n?l`<span class="dot" aria-hidden="true"></span>`:j}
    </button>
    <h1><span class="sign">${i?de(Qo[i.kind],20):j}</span>${i?.kind==="dm"?"Adjutant":i?.name}</h1>
    <div class="tools">
      ${a?l`<button aria-label=${w("addThread")} title=${w("addThread")} @click=${()=>{r()}}>${de("thread",20)}</button>`:j}
      <button aria-label=${w("pins")} title=${w("pins")} @click=${()=>{o()}}>${de("pin",20)}</button>
      <button aria-label=${w("panel")} title=${w("panel")} aria-expanded=${be.panel} @click=${()=>s("panel")}>${de("gear",20)}</button>
    </div>
  </header>`}function en(t){let e=t.world.people.filter(i=>i.handle!=="owner");return l`<div class="people" role="group" aria-label=${w("people")}>
    ${e.map(i=>l`<button
        data-person=${i.handle}
        aria-pressed=${i.id===t.me?.id}
        title="${i.name} (${i.locale})"
        @click=${()=>t.become(i.handle)}
      >
        <img src=${Ge(i.name)} alt="" width="26" height="26" /><span>${i.name}</span>
      </button>`)}
    <label class="follow"><input type="checkbox" .checked=${t.follow} @change=${i=>t.setFollow(i.target.checked)} />${w("follow")}</label>
  </div>`}function tn(t){let e=t.channel(t.open);if(e?.kind==="forum")return l`<p class="closed">${w("forumNote")}</p>`;if(e?.archived!==!0)return;let i=()=>{t.line.ask("archive",{channel:e.id,yes:!1})};return l`<p class="closed">${w("asleepNote")} <button @click=${i}>${w("wake")}</button></p>`}function sn(t,e,i=""){return[t,e>0?w("mentions",e):"",i].filter(Boolean).join(", ")}function rn(t){return t>0?l`<span class="badge" aria-hidden="true">${t}</span>`:j}function Ec(t){return t.split(/\s+/).map(e=>[...e][0]??"").join("").slice(0,3)}var an=[200,500,1e3,2e3],ws=class{constructor(e,i){this.handle=e;this.ears=i;this.#o()}handle;ears;#i;#e=new Map;#t=0;#r=0;#s=!1;#a;#n=0;#o(){let e=new URLSearchParams({as:this.handle});this.#a!==void 0&&(e.set("run",this.#a),e.set("from",String(this.#n)));let i=new WebSocket(`ws://${location.host}/socket?${e}`);this.#i=i,i.addEventListener("message",s=>this.#h(JSON.parse(String(s.data)))),i.addEventListener("close",()=>this.#d(i))}#h(e){if(!this.#s)if("hello"in e)this.#r=0,this.#a=e.hello.run,this.#n=e.hello.next,this.ears.hello(e.hello);else if("answer"in e){let i=this.#e.get(e.answer);this.#e.delete(e.answer),e.error===void 0?i?.done(e.is):i?.failed(new Error(e.error))}else"event"in e&&(this.#n=e.next),this.ears.news(e)}#d(e){if(e!==this.#i||this.#s)return;for(let{failed:s}of this.#e.values())s(new Error("the table is not there"));this.#e.clear(),this.ears.lost();let i=an[Math.min(this.#r,an.length-1)];this.#r+=1,setTimeout(()=>!this.#s&&this.#o(),i)}ask(e,i={}){return new Promise((s,r)=>{if(this.#i?.readyState!==WebSocket.OPEN){r(new Error("the table is not there"));return}this.#t+=1,this.#e.set(this.#t,{done:o=>s(o),failed:r}),this.#i.send(JSON.stringify({id:this.#t,do:e,...i}))})}end(){this.#s=!0,this.#i?.close()}drop(){this.#i?.close()}};var Cc=50,xs=class{constructor(e,i){this.changed=i;this.line=this.#s(e)}changed;line;connected=!1;me;world={guilds:[],channels:[],people:[],bot:{id:"0",on:!0,connected:!0,times:0}};open;logs=new Map;latest=new Map;read=new Map;notes=[];pending=new Map;modal;pins;follow=localStorage.getItem("follow")==="yes";#i=0;#e=new Map;#t=new Map;#r=0;#s(e){return new ws(e,{hello:i=>this.#a(i),news:i=>this.#n(i),lost:()=>{this.connected=!1,this.changed()}})}become(e){e!==this.line.handle&&(this.line.end(),history.replaceState(null,"",`#${e}`),this.line=this.#s(e))}now(){return Date.now()+this.#i}person(e){return this.world.people.find(i=>i.id===e)}channel(e){return this.world.channels.find(i=>i.id===e)}title(e){return e===void 0?"":e.kind==="dm"?"@Adjutant":`#${e.name}`}unread(e){let i=this.latest.get(e),s=this.read.get(e);if(i?.message==null||e===this.open)return{any:!1,pings:0};let r=o=>s===void 0||Yt(o,s);return{any:r(i.message),pings:i.pings.filter(r).length}}#a(e){if(this.connected=!0,this.#i=e.now-Date.now(),this.world=e.world,!e.resumed){let i=this.channel(this.open);this.me=this.person(e.me),ga(this.me?.locale??"en-US"),this.logs.clear(),this.pending.clear(),this.notes=[],[this.modal,this.pins]=[void 0,void 0],this.latest=new Map(e.latest.map(({channel:o,message:a,pings:n})=>[o,{message:a,pings:n}])),this.#u();let s=this.world.channels.find(o=>o.kind==="dm"),r=i?.kind==="dm"?s:this.channel(this.open);this.#t.clear(),this.show(r?.id??e.first.channel)}this.#e.clear(),this.open!==void 0&&this.commands(this.open).catch(()=>{}),this.changed()}#n(e){if("world"in e){let i=this.world.bot;if(this.world=e.world,i.connected!==this.world.bot.connected&&this.#e.clear(),this.channel(this.open)===void 0){let s=this.world.channels.find(r=>r.kind==="text");s!==void 0&&this.show(s.id)}}else"now"in e?this.#i=e.now-Date.now():this.#o(e.event);this.changed()}#o(e){if("posted"in e){let i=e.posted,s=this.latest.get(i.channel)??{message:null,pings:[]};s.message=i.id,i.ping&&(s.pings=[i.id,...s.pings].slice(0,20)),this.latest.set(i.channel,s),this.#h(i),i.channel===this.open&&document.visibilityState==="visible"&&this.#l(i.channel),this.#d(i)}else if("edited"in e)this.#h(e.edited),this.pending.delete(e.edited.id),this.#d(e.edited);else if("deleted"in e){let i=this.logs.get(e.deleted.channel);i!==void 0&&(i.messages=i.messages.filter(s=>s.id!==e.deleted.id))}else e.failed.message!==null&&this.pending.set(e.failed.message,"failed")}#h(e){let i=this.logs.get(e.channel);if(i===void 0)return;let s=i.messages.findIndex(o=>o.id===e.id);if(s>=0){i.messages=i.messages.with(s,e);return}let r=i.messages.findLastIndex(o=>Yt(e.id,o.id));i.messages=i.messages.toSpliced(r+1,0,e)}#d(e){if(!this.follow||e.channel!==this.open||e.ephemeral||this.logs.get(e.channel)?.messages.findLast(o=>$s(o).length>0)?.id!==e.id)return;let s=$s(e).filter(o=>this.person(o)!==void 0),r=s[0]===void 0?void 0:this.person(s[0]);r!==void 0&&!s.includes(this.me?.id??"")&&this.become(r.handle)}setFollow(e){this.follow=e,localStorage.setItem("follow",e?"yes":"no");let i=this.open===void 0?void 0:this.logs.get(this.open)?.messages.findLast(s=>$s(s).length>0);i!==void 0&&this.#d(i),this.changed()}show(e){this.open=e,this.pins=void 0;let i=this.logs.get(e);if(i===void 0){let s=this.read.get(e);this.logs.set(e,{messages:[],more:!1,readUpTo:s}),this.#c(e,void 0)}else i.readUpTo=this.read.get(e);this.#l(e),this.changed()}older(e){let i=this.logs.get(e);return this.#c(e,i?.messages[0]?.id)}async#c(e,i){let s=this.line,r=i===void 0?{channel:e}:{channel:e,before:i},o=await s.ask("history",r).catch(()=>{}),a=this.logs.get(e);if(o===void 0||a===void 0||s!==this.line)return;let n=new Set(a.messages.map(c=>c.id));if(a.messages=[...o.messages.filter(c=>!n.has(c.id)),...a.messages],a.more=o.more,i===void 0){this.#l(e);let c=a.messages.findLast(f=>$s(f).length>0);c!==void 0&&a.messages.length<=Cc&&this.#d(c)}this.changed()}#l(e){let i=this.latest.get(e)?.message;i!=null&&(this.read.set(e,i),localStorage.setItem(`read:${this.line.handle}`,JSON.stringify([...this.read])))}#u(){let e=localStorage.getItem(`read:${this.line.handle}`);this.read=new Map(e===null?[]:JSON.parse(e))}commands(e){let i=`${this.line.handle} ${e}`,s=this.#e.get(i);if(s!==void 0)return s;let r=this.line.ask("commands",{channel:e}).then(o=>o.flatMap(a=>on(a,"","")));return this.#e.set(i,r),r.then(o=>{for(let{path:a,name:n}of o)this.#t.set(a,n);this.changed()},()=>{}),r.catch(()=>this.#e.delete(i)),r}called(e){return this.#t.get(e)??e}choices(e,i,s){return this.line.ask("choices",{channel:e,picked:i,at:s})}async command(e,i,s){this.#r+=1;let r=this.logs.get(e)?.messages.at(-1)?.id,o={id:this.#r,channel:e,after:r,command:s,text:w("sending"),bad:!1};this.notes=[...this.notes,o],this.changed();let a=()=>this.notes=this.notes.filter(n=>n.id!==o.id);try{let n=await this.line.ask("command",{channel:e,picked:i});a(),n.how==="failed"&&this.#p(o,w("noAnswer")),this.modal=n.modal??this.modal}catch(n){a(),this.#p(o,String(n.message))}this.changed()}#p(e,i){this.notes=[...this.notes,{...e,text:i,bad:!0}]}dropNote(e){this.notes=this.notes.filter(i=>i.id!==e),this.changed()}press(e,i){return this.#m(e.id,"press",{message:e.id,control:i})}select(e,i,s){return this.#m(e.id,"select",{message:e.id,control:i,values:s})}async#m(e,i,s){if(this.pending.get(e)!=="waiting"){this.pending.set(e,"waiting"),this.changed();try{let r=await this.line.ask(i,s);r.how==="failed"?this.pending.set(e,"failed"):this.pending.delete(e),this.modal=r.modal??this.modal}catch{this.pending.set(e,"failed")}this.changed()}}async submit(e){let{modal:i}=this;if(i===void 0)return;let s=await this.line.ask("submit",{interaction:i.interaction,fields:e});if(s.how==="failed")throw new Error(w("failed"));this.modal=s.modal??void 0,this.changed()}dismiss(e){this.line.ask("dismiss",{message:e})}};function $s(t){return[...t.content.matchAll(/<@!?(\d+)>/g)].map(e=>e[1]??"")}function on(t,e,i){let s=[e,t.key].filter(Boolean).join(" "),r=[i,t.name].filter(Boolean).join(" "),o=t.options.filter(n=>n.type<=2);if(o.length>0)return o.flatMap(n=>on(n,s,r));let a=[...t.options].sort((n,c)=>Number(c.required??!1)-Number(n.required??!1));return[{path:s,name:r,description:t.description,options:a}]}qo();var _r=!1;function tt(){_r||(_r=!0,queueMicrotask(()=>{_r=!1,Sc()}))}var re=new xs(location.hash.slice(1)||"ana",tt);addEventListener("hashchange",()=>re.become(location.hash.slice(1)||"ana"));ma("Escape",()=>{let t=be.channels;be.channels=!1,t&&tt()});setInterval(()=>{$o(re.now()),be.panel&&tt()},1e3);function Sc(){let t=document.getElementById("table");if(t===null)return;if(re.me===void 0){ze(l`<main class="wait"><p>${re.connected?"":w("lost")}</p></main>`,t);return}let e=re.channel(re.open);document.title=`${re.me.name} \xB7 ${re.title(e)} \xB7 Adjutant`;let i=re.connected?re.world.bot.connected?"":w("botAway"):w("lost");ze(l`<div class="app ${be.channels?"with-channels":""} ${be.panel?"with-panel":""}">
      <div class="left">${Jo(re)}${Yo(re,tt)}</div>
      ${be.channels?l`<div class="veil" @click=${()=>(be.channels=!1,tt())}></div>`:j}
      <main>
        ${Xo(re,tt)} ${en(re)}
        <p class="away" role="status">${i}</p>
        ${Ho(re)}
        <div class="jump"></div>
        ${e===void 0?j:za(re,e)}
        ${tn(re)??l`<table-composer .table=${re} .channel=${re.open??""} .title=${re.title(e)}></table-composer>`}
      </main>
      ${be.panel?Ko(re,tt):j}
    </div>`,t),Uo(re),Fo(re),So(re)}tt();Object.assign(globalThis,{adjutant:re});
