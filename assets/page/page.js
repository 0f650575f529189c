var Sl=Object.create;var bo=Object.defineProperty;var Hl=Object.getOwnPropertyDescriptor;var Ll=Object.getOwnPropertyNames;var Il=Object.getPrototypeOf,Al=Object.prototype.hasOwnProperty;var xe=(i,e)=>()=>{try{return e||i((e={exports:{}}).exports,e),e.exports}catch(s){throw e=0,s}};var Ol=(i,e,s,t)=>{if(e&&typeof e=="object"||typeof e=="function")for(let a of Ll(e))!Al.call(i,a)&&a!==s&&bo(i,a,{get:()=>e[a],enumerable:!(t=Hl(e,a))||t.enumerable});return i};var Vl=(i,e,s)=>(s=i!=null?Sl(Il(i)):{},Ol(e||!i||!i.__esModule?bo(s,"default",{value:i,enumerable:!0}):s,i));var Ce=xe(ur=>{"use strict";Object.defineProperty(ur,"__esModule",{value:!0});var sd=/\r\n?/g,ad=/\t/g,rd=/\f/g,sn=function(i){return i.replace(sd,`
`).replace(rd,"").replace(ad,"    ")},an=function(i,e){var s=i||{};if(e!=null)for(var t in e)Object.prototype.hasOwnProperty.call(e,t)&&(s[t]=e[t]);return s},rn=function(i,e){var s=Object.keys(i).filter(function(r){var n=i[r];if(n==null||n.match==null)return!1;var p=n.order;return(typeof p!="number"||!isFinite(p))&&typeof console<"u"&&console.warn("simple-markdown: Invalid order for rule `"+r+"`: "+String(p)),!0});s.sort(function(r,n){var p=i[r],m=i[n],l=p.order,o=m.order;if(l!==o)return l-o;var b=p.quality?0:1,v=m.quality?0:1;return b!==v?b-v:r<n?-1:r>n?1:0});var t,a=function(r,n){var p=[];for(n=n||t,t=n;r;){var m=null,l=null,o=null,b=NaN,v=0,g=s[0],h=i[g];do{var c=h.order,f=n.prevCapture==null?"":n.prevCapture[0],$=h.match(r,n,f);if($){var D=h.quality?h.quality($,n,f):0;D<=b||(m=g,l=h,o=$,b=D)}v++,g=s[v],h=i[g]}while(h&&(!o||h.order===c&&h.quality));if(l==null||o==null)throw new Error("Could not find a matching rule for the below content. The rule with highest `order` should always match content provided to it. Check the definition of `match` for '"+s[s.length-1]+`'. It seems to not match the following source:
`+r);if(o.index)throw new Error("`match` must return a capture starting at index 0 (the current parse index). Did you forget a ^ at the start of the RegExp?");var Z=l.parse(o,a,n);if(Array.isArray(Z))Array.prototype.push.apply(p,Z);else{if(Z==null||typeof Z!="object")throw new Error(`parse() function returned invalid parse result: '${Z}'`);Z.type==null&&(Z.type=m),p.push(Z)}n.prevCapture=o,r=r.substring(n.prevCapture[0].length)}return p},d=function(r,n){return t=an(n,e),!t.inline&&!t.disableAutoBlockNewlines&&(r=r+`

`),t.prevCapture=null,a(sn(r),t)};return d},Ge=function(i){var e=function(s,t,a){return t.inline?i.exec(s):null};return e.regex=i,e},dt=function(i){var e=function(s,t){return t.inline?null:i.exec(s)};return e.regex=i,e},dr=function(i){var e=function(s,t){return i.exec(s)};return e.regex=i,e},hp=typeof Symbol=="function"&&Symbol.for&&Symbol.for("react.element")||60103,Ee=function(i,e,s,t){s=s||{},t=typeof t<"u"?t:!0;var a="";for(var d in s){var r=s[d];Object.prototype.hasOwnProperty.call(s,d)&&r&&(a+=" "+yi(d)+'="'+yi(r)+'"')}var n="<"+i+a+">";return t?n+e+"</"+i+">":n},cr=function(i){if(i==null)return null;try{var e=new URL(i,"https://localhost").protocol;if(e.indexOf("javascript:")===0||e.indexOf("vbscript:")===0||e.indexOf("data:")===0)return null}catch{return null}return i},od=/[<>&"']/g,nd={"<":"&lt;",">":"&gt;","&":"&amp;",'"':"&quot;","'":"&#x27;","/":"&#x2F;","`":"&#96;"},yi=function(i){return String(i).replace(od,function(e){return nd[e]})},ld=/\\([^0-9A-Za-z\s])/g,hr=function(i){return i.replace(ld,"$1")},Ks=function(i,e,s){var t=s.inline||!1;s.inline=!0;var a=i(e,s);return s.inline=t,a},dd=function(i,e,s){var t=s.inline||!1;s.inline=!1;var a=i(e+`

`,s);return s.inline=t,a},Qs=function(i,e,s){return{content:Ks(e,i[1],s)}},lr=function(){return{}},Js="(?:[*+-]|\\d+\\.)",on="( *)("+Js+") +",Ko=new RegExp("^"+on),cd=new RegExp(on+"[^\\n]*(?:\\n(?!\\1"+Js+` )[^\\n]*)*(
|$)`,"gm"),nn=/\n{2,}$/,hd=/^ (?= *`)|(` *) $/g,ud=nn,Jo=/ *\n+$/,md=new RegExp("^( *)("+Js+`) [\\s\\S]+?(?:
{2,}(?! )(?!\\1`+Js+` )\\n*|\\s*
*$)`),fd=/(?:^|\n)( *)$/,Gs=(function(){var i=/^ *\| *| *\| *$/g,e=/ *$/,s=/^ *-+: *$/,t=/^ *:-+: *$/,a=/^ *:-+ *$/,d=function(l){return s.test(l)?"right":t.test(l)?"center":a.test(l)?"left":null},r=function(l,o,b,v){v&&(l=l.replace(i,""));var g=l.trim().split("|");return g.map(d)},n=function(l,o,b,v){var g=b.inTable;b.inTable=!0;var h=o(l.trim(),b);b.inTable=g;var c=[[]];return h.forEach(function(f,$){f.type==="tableSeparator"?(!v||$!==0&&$!==h.length-1)&&c.push([]):(f.type==="text"&&(h[$+1]==null||h[$+1].type==="tableSeparator")&&(f.content=f.content.replace(e,"")),c[c.length-1].push(f))}),c},p=function(l,o,b,v){var g=l.trim().split(`
`);return g.map(function(h){return n(h,o,b,v)})},m=function(l){return function(o,b,v){v.inline=!0;var g=n(o[1],b,v,l),h=r(o[2],b,v,l),c=p(o[3],b,v,l);return v.inline=!1,{type:"table",header:g,align:h,cells:c}}};return{parseTable:m(!0),parseNpTable:m(!1),TABLE_REGEX:/^ *(\|.+)\n *\|( *[-:]+[-| :]*)\n((?: *\|.*(?:\n|$))*)\n*/,NPTABLE_REGEX:/^ *(\S.*\|.*)\n *([-:]+ *\|[-| :]*)\n((?:.*\|.*(?:\n|$))*)\n*/}})(),Ys="(?:\\[[^\\]]*\\]|[^\\[\\]]|\\](?=[^\\[]*\\]))*",Xo=`\\s*<?((?:\\([^)]*\\)|[^\\s\\\\]|\\\\.)*?)>?(?:\\s+['"]([\\s\\S]*?)['"])?\\s*`,pd=/mailto:/i,en=function(i,e,s){var t=(i[2]||i[1]).replace(/\s+/g," ").toLowerCase();if(e._defs&&e._defs[t]){var a=e._defs[t];s.target=a.target,s.title=a.title}return e._refs=e._refs||{},e._refs[t]=e._refs[t]||[],e._refs[t].push(s),s},ye=0,Xs={Array:{html:function(i,e,s){for(var t="",a=0;a<i.length;a++){var d=i[a];if(d.type==="text")for(d={type:"text",content:d.content};a+1<i.length&&i[a+1].type==="text";a++)d.content+=i[a+1].content;t+=e(d,s)}return t}},heading:{order:ye++,match:dt(/^ *(#{1,6})([^\n]+?)#* *(?:\n *)+\n/),parse:function(i,e,s){return{level:i[1].length,content:Ks(e,i[2].trim(),s)}},html:function(i,e,s){return Ee("h"+i.level,e(i.content,s))}},nptable:{order:ye++,match:dt(Gs.NPTABLE_REGEX),parse:Gs.parseNpTable,html:null},lheading:{order:ye++,match:dt(/^([^\n]+)\n *(=|-){3,} *(?:\n *)+\n/),parse:function(i,e,s){return{type:"heading",level:i[2]==="="?1:2,content:Ks(e,i[1],s)}},html:null},hr:{order:ye++,match:dt(/^( *[-*_]){3,} *(?:\n *)+\n/),parse:lr,html:function(i,e,s){return'<hr aria-hidden="true">'}},codeBlock:{order:ye++,match:dt(/^(?:    [^\n]+\n*)+(?:\n *)+\n/),parse:function(i,e,s){var t=i[0].replace(/^    /gm,"").replace(/\n+$/,"");return{lang:void 0,content:t}},html:function(i,e,s){var t=i.lang?"markdown-code-"+i.lang:void 0,a=Ee("code",yi(i.content),{class:t});return Ee("pre",a)}},fence:{order:ye++,match:dt(/^ *(`{3,}|~{3,}) *(?:(\S+) *)?\n([\s\S]+?)\n?\1 *(?:\n *)+\n/),parse:function(i,e,s){return{type:"codeBlock",lang:i[2]||void 0,content:i[3]}},html:null},blockQuote:{order:ye++,match:dt(/^( *>[^\n]+(\n[^\n]+)*\n*)+\n{2,}/),parse:function(i,e,s){var t=i[0].replace(/^ *> ?/gm,"");return{content:e(t,s)}},html:function(i,e,s){return Ee("blockquote",e(i.content,s))}},list:{order:ye++,match:function(i,e){var s=e.prevCapture==null?"":e.prevCapture[0],t=fd.exec(s),a=e._list||!e.inline;return t&&a?(i=t[1]+i,md.exec(i)):null},parse:function(i,e,s){var t=i[2],a=t.length>1,d=a?+t:void 0,r=i[0].replace(ud,`
`).match(cd),n=!1,p=r.map(function(m,l){var o=Ko.exec(m),b=o?o[0].length:0,v=new RegExp("^ {1,"+b+"}","gm"),g=m.replace(v,"").replace(Ko,""),h=l===r.length-1,c=g.indexOf(`

`)!==-1,f=c||h&&n;n=f;var $=s.inline,D=s._list;s._list=!0;var Z;f?(s.inline=!1,Z=g.replace(Jo,`

`)):(s.inline=!0,Z=g.replace(Jo,""));var x=e(Z,s);return s.inline=$,s._list=D,x});return{ordered:a,start:d,items:p}},html:function(i,e,s){var t=i.items.map(function(r){return Ee("li",e(r,s))}).join(""),a=i.ordered?"ol":"ul",d={start:i.start};return Ee(a,t,d)}},def:{order:ye++,match:dt(/^ *\[([^\]]+)\]: *<?([^\s>]*)>?(?: +["(]([^\n]+)[")])? *\n(?: *\n)*/),parse:function(i,e,s){var t=i[1].replace(/\s+/g," ").toLowerCase(),a=i[2],d=i[3];return s._refs&&s._refs[t]&&s._refs[t].forEach(function(r){r.target=a,r.title=d}),s._defs=s._defs||{},s._defs[t]={target:a,title:d},{def:t,target:a,title:d}},html:function(){return""}},table:{order:ye++,match:dt(Gs.TABLE_REGEX),parse:Gs.parseTable,html:function(i,e,s){var t=function(p){return i.align[p]==null?"":"text-align:"+i.align[p]+";"},a=i.header.map(function(p,m){return Ee("th",e(p,s),{style:t(m),scope:"col"})}).join(""),d=i.cells.map(function(p){var m=p.map(function(l,o){return Ee("td",e(l,s),{style:t(o)})}).join("");return Ee("tr",m)}).join(""),r=Ee("thead",Ee("tr",a)),n=Ee("tbody",d);return Ee("table",r+n)}},newline:{order:ye++,match:dt(/^(?:\n *)*\n/),parse:lr,html:function(i,e,s){return`
`}},paragraph:{order:ye++,match:dt(/^((?:[^\n]|\n(?! *\n))+)(?:\n *)+\n/),parse:Qs,html:function(i,e,s){var t={class:"paragraph"};return Ee("div",e(i.content,s),t)}},escape:{order:ye++,match:Ge(/^\\([^0-9A-Za-z\s])/),parse:function(i,e,s){return{type:"text",content:i[1]}},html:null},tableSeparator:{order:ye++,match:function(i,e){return e.inTable?/^ *\| */.exec(i):null},parse:function(){return{type:"tableSeparator"}},html:function(){return" &vert; "}},autolink:{order:ye++,match:Ge(/^<([^: >]+:\/[^ >]+)>/),parse:function(i,e,s){return{type:"link",content:[{type:"text",content:i[1]}],target:i[1]}},html:null},mailto:{order:ye++,match:Ge(/^<([^ >]+@[^ >]+)>/),parse:function(i,e,s){var t=i[1],a=i[1];return pd.test(a)||(a="mailto:"+a),{type:"link",content:[{type:"text",content:t}],target:a}},html:null},url:{order:ye++,match:Ge(/^(https?:\/\/[^\s<]+[^<.,:;"')\]\s])/),parse:function(i,e,s){return{type:"link",content:[{type:"text",content:i[1]}],target:i[1],title:void 0}},html:null},link:{order:ye++,match:Ge(new RegExp("^\\[("+Ys+")\\]\\("+Xo+"\\)")),parse:function(i,e,s){var t={content:e(i[1],s),target:hr(i[2]),title:i[3]};return t},html:function(i,e,s){var t={href:cr(i.target),title:i.title};return Ee("a",e(i.content,s),t)}},image:{order:ye++,match:Ge(new RegExp("^!\\[("+Ys+")\\]\\("+Xo+"\\)")),parse:function(i,e,s){var t={alt:i[1],target:hr(i[2]),title:i[3]};return t},html:function(i,e,s){var t={src:cr(i.target),alt:i.alt,title:i.title};return Ee("img","",t,!1)}},reflink:{order:ye++,match:Ge(new RegExp("^\\[("+Ys+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(i,e,s){return en(i,s,{type:"link",content:e(i[1],s)})},html:null},refimage:{order:ye++,match:Ge(new RegExp("^!\\[("+Ys+")\\]\\s*\\[([^\\]]*)\\]")),parse:function(i,e,s){return en(i,s,{type:"image",alt:i[1]})},html:null},em:{order:ye,match:Ge(new RegExp("^\\b_((?:__|\\\\[\\s\\S]|[^\\\\_])+?)_\\b|^\\*(?=\\S)((?:\\*\\*|\\\\[\\s\\S]|\\s+(?:\\\\[\\s\\S]|[^\\s\\*\\\\]|\\*\\*)|[^\\s\\*\\\\])+?)\\*(?!\\*)")),quality:function(i){return i[0].length+.2},parse:function(i,e,s){return{content:e(i[2]||i[1],s)}},html:function(i,e,s){return Ee("em",e(i.content,s))}},strong:{order:ye,match:Ge(/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/),quality:function(i){return i[0].length+.1},parse:Qs,html:function(i,e,s){return Ee("strong",e(i.content,s))}},u:{order:ye++,match:Ge(/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/),quality:function(i){return i[0].length},parse:Qs,html:function(i,e,s){return Ee("u",e(i.content,s))}},del:{order:ye++,match:Ge(/^~~(?=\S)((?:\\[\s\S]|~(?!~)|[^\s~\\]|\s(?!~~))+?)~~/),parse:Qs,html:function(i,e,s){return Ee("del",e(i.content,s))}},inlineCode:{order:ye++,match:Ge(/^(`+)([\s\S]*?[^`])\1(?!`)/),parse:function(i,e,s){return{content:i[2].replace(hd,"$1")}},html:function(i,e,s){return Ee("code",yi(i.content))}},br:{order:ye++,match:dr(/^ {2,}\n/),parse:lr,html:function(i,e,s){return"<br>"}},text:{order:ye++,match:dr(/^[\s\S]+?(?=[^0-9A-Za-z\s\u00c0-\uffff]|\n\n| {2,}\n|\w+:\S|$)/),parse:function(i,e,s){return{content:i[0]}},html:function(i,e,s){return yi(i.content)}}},gd=function(i,e){!e&&typeof console<"u"&&console.warn("simple-markdown ruleOutput should take 'react' or 'html' as the second argument.");var s=function(t,a,d){return i[t.type][e](t,a,d)};return s},vd=function(i){var e=function(s,t){return t=t||{},Array.isArray(s)?s.map(function(a){return e(a,t)}).join(""):i(s,e,t)};return e},ln=function(i,e,s={}){if(!e)throw new Error("simple-markdown: outputFor: `property` must be defined. if you just upgraded, you probably need to replace `outputFor` with `reactFor`");var t,a=i.Array||Xs.Array,d=a[e];if(!d)throw new Error("simple-markdown: outputFor: to join nodes of type `"+e+"` you must provide an `Array:` joiner rule with that type, Please see the docs for details on specifying an Array rule.");var r=d,n=function(m,l){return l=l||t,t=l,Array.isArray(m)?r(m,n,l):i[m.type][e](m,n,l)},p=function(m,l){return t=an(l,s),n(m,t)};return p},ea=rn(Xs),dn=function(i,e){return e=e||{},e.inline=!1,ea(i,e)},bd=function(i,e){return e=e||{},e.inline=!0,ea(i,e)},tn=function(i,e){var s=nn.test(i);return e=e||{},e.inline=!s,ea(i,e)},cn=ln(Xs,"html"),_d=function(i,e){return cn(dn(i,e),e)},yd={defaultRules:Xs,parserFor:rn,outputFor:ln,inlineRegex:Ge,blockRegex:dt,anyScopeRegex:dr,parseInline:Ks,parseBlock:dd,markdownToHtml:_d,defaultBlockParse:dn,defaultInlineParse:bd,defaultImplicitParse:tn,defaultHtmlOutput:cn,preprocess:sn,sanitizeText:yi,sanitizeUrl:cr,unescapeUrl:hr,htmlTag:Ee,defaultRawParse:ea,ruleOutput:gd,htmlFor:vd,defaultParse:function(...i){return typeof console<"u"&&console.warn("defaultParse is deprecated, please use `defaultImplicitParse`"),tn.apply(null,i)},defaultOutput:function(...i){return typeof console<"u"&&console.warn("defaultOutput is deprecated, please use `defaultReactOutput`"),defaultReactOutput.apply(null,i)}};ur.default=yd});var Ve=xe(_e=>{"use strict";Object.defineProperty(_e,"__esModule",{value:!0});_e.GuildNavigationRegex=_e.SlashCommandRegex=_e.SubtextRegex=_e.HeadingRegex=_e.TimestampRegex=_e.TextRegex=_e.StrikeThroughRegex=_e.SpoilerRegex=_e.EmoticonRegex=_e.CodeBlockRegex=_e.BlockQuoteRegex=_e.HereRegex=_e.EveryoneRegex=_e.UserMentionRegex=_e.RoleMentionRegex=_e.EmojiRegex=_e.ChannelMentionRegex=void 0;_e.ChannelMentionRegex=/^<#(\d{17,20})>/;_e.EmojiRegex=/^<(a)?:(\w{2,32}):(\d{17,21})>/;_e.RoleMentionRegex=/^<@&(\d{17,20})>/;_e.UserMentionRegex=/^<@!?(\d{17,20})>/;_e.EveryoneRegex=/^@everyone/;_e.HereRegex=/^@here/;_e.BlockQuoteRegex=/^( *>>> ([\s\S]*))|^( *> [^\n]*(\n *> [^\n]*)*\n?)/;_e.CodeBlockRegex=/^```(([a-z0-9_+\-.#]+?)\n+)?\n*([^]+?)\n*```/i;_e.EmoticonRegex=/^(¯\\_\(ツ\)_\/¯)/;_e.SpoilerRegex=/^\|\|([\s\S]+?)\|\|/;_e.StrikeThroughRegex=/^~~([\s\S]+?)~~(?!_)/;_e.TextRegex=/^[\s\S]+?(?=[^0-9A-Za-z\s]|\n\n|\n|\w+:\S|$)/;_e.TimestampRegex=/^<t:(-?\d+)(?::(R|t|T|d|D|f|F))?>/;_e.HeadingRegex=/^(#{1,3}) +([^\n]+?)(\n|$)/;_e.SubtextRegex=/^-# +([^\n]+?)(\n|$)/;_e.SlashCommandRegex=/^<\/([-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}(?: [-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}){0,2})?:(\d{17,21})>/u;_e.GuildNavigationRegex=/^<(\d{17,20}):(?:(customize|browse|guide)|(linked-roles)(:\d{17,20})?)>/});var hn=xe(xi=>{"use strict";var xd=xi&&xi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(xi,"__esModule",{value:!0});xi.guildNavigation=void 0;var wd=xd(Ce()),zd=Ve();xi.guildNavigation={order:wd.default.defaultRules.strong.order,match:i=>zd.GuildNavigationRegex.exec(i),parse:function(i){var e,s,t;let a=(e=i[2])!==null&&e!==void 0?e:i[3];if(a==="linked-roles"){let d=(t=(s=i[4])===null||s===void 0?void 0:s.slice(1))!==null&&t!==void 0?t:null;return{id:i[1],navigation:a,roleId:d}}else return{id:i[1],navigation:a}}}});var un=xe(wi=>{"use strict";var kd=wi&&wi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(wi,"__esModule",{value:!0});wi.slashCommand=void 0;var Md=kd(Ce()),$d=Ve();wi.slashCommand={order:Md.default.defaultRules.strong.order,match:i=>$d.SlashCommandRegex.exec(i),parse:function(i){let e=i[1].split(" "),s={fullName:i[1],name:e[0],subcommand:null,subcommandGroup:null,id:i[2]};return e.length==2&&(s.subcommand=e[1]),e.length===3&&(s.subcommandGroup=e[1],s.subcommand=e[2]),s}}});var mn=xe(zi=>{"use strict";var Td=zi&&zi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(zi,"__esModule",{value:!0});zi.everyone=void 0;var Cd=Td(Ce()),Ed=Ve();zi.everyone={order:Cd.default.defaultRules.strong.order,match:i=>Ed.EveryoneRegex.exec(i),parse:function(){return{}}}});var fn=xe(ta=>{"use strict";Object.defineProperty(ta,"__esModule",{value:!0});ta.TwemojiRegex=void 0;ta.TwemojiRegex=/^((?:\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc68\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc68\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc68\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc68\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffc-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffd-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb\udffc\udffe\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffd\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc68\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83d\udc69\ud83c[\udffb-\udfff]|\ud83d\udc69\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc68\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83d\udc69\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83d\udc69\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udffb\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffb\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffc-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffc\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffd-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffd\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udffe\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffd\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\u2764\ufe0f\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83d\udc30\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udd1d\u200d\ud83e\uddd1\ud83c[\udffb-\udfff]|\ud83e\uddd1\ud83c\udfff\u200d\ud83e\udeef\u200d\ud83e\uddd1\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d\udc8b\u200d\ud83d[\udc68\udc69]|\ud83e\udef1\ud83c\udffb\u200d\ud83e\udef2\ud83c[\udffc-\udfff]|\ud83e\udef1\ud83c\udffc\u200d\ud83e\udef2\ud83c[\udffb\udffd-\udfff]|\ud83e\udef1\ud83c\udffd\u200d\ud83e\udef2\ud83c[\udffb\udffc\udffe\udfff]|\ud83e\udef1\ud83c\udffe\u200d\ud83e\udef2\ud83c[\udffb-\udffd\udfff]|\ud83e\udef1\ud83c\udfff\u200d\ud83e\udef2\ud83c[\udffb-\udffe]|\ud83d\udc68\u200d\u2764\ufe0f\u200d\ud83d\udc68|\ud83d\udc69\u200d\u2764\ufe0f\u200d\ud83d[\udc68\udc69]|\ud83e\uddd1\u200d\ud83e\udd1d\u200d\ud83e\uddd1|\ud83d\udc6f\ud83c\udffb\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffb\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffc\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffd\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udffe\u200d\u2642\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2640\ufe0f|\ud83d\udc6f\ud83c\udfff\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffb\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffc\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffd\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udffe\u200d\u2642\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2640\ufe0f|\ud83e\udd3c\ud83c\udfff\u200d\u2642\ufe0f|\ud83d\udc6f\u200d\u2640\ufe0f|\ud83d\udc6f\u200d\u2642\ufe0f|\ud83e\udd3c\u200d\u2640\ufe0f|\ud83e\udd3c\u200d\u2642\ufe0f|\ud83d\udc6b\ud83c[\udffb-\udfff]|\ud83d\udc6c\ud83c[\udffb-\udfff]|\ud83d\udc6d\ud83c[\udffb-\udfff]|\ud83d\udc6f\ud83c[\udffb-\udfff]|\ud83d\udc8f\ud83c[\udffb-\udfff]|\ud83d\udc91\ud83c[\udffb-\udfff]|\ud83e\udd1d\ud83c[\udffb-\udfff]|\ud83e\udd3c\ud83c[\udffb-\udfff]|\ud83d[\udc6b-\udc6d\udc6f\udc8f\udc91]|\ud83e[\udd1d\udd3c])|(?:\ud83d[\udc68\udc69]|\ud83e\uddd1)(?:\ud83c[\udffb-\udfff])?\u200d(?:\u2695\ufe0f|\u2696\ufe0f|\u2708\ufe0f|\ud83c[\udf3e\udf73\udf7c\udf84\udf93\udfa4\udfa8\udfeb\udfed]|\ud83d[\udcbb\udcbc\udd27\udd2c\ude80\ude92]|\ud83e[\uddaf-\uddb3\uddbc\uddbd\ude70])(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75]|\u26f9)((?:\ud83c[\udffb-\udfff]|\ufe0f)\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?)|(?:\ud83c[\udfc3\udfc4\udfca]|\ud83d[\udc6e\udc70\udc71\udc73\udc77\udc81\udc82\udc86\udc87\ude45-\ude47\ude4b\ude4d\ude4e\udea3\udeb4-\udeb6]|\ud83e[\udd26\udd35\udd37-\udd39\udd3d\udd3e\uddb8\uddb9\uddcd-\uddcf\uddd4\uddd6-\udddd])(?:\ud83c[\udffb-\udfff])?\u200d[\u2640\u2642]\ufe0f(?:\u200d\u27a1\ufe0f)?|(?:\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83d\udc68\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc68\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc68\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc66\u200d\ud83d\udc66|\ud83d\udc69\u200d\ud83d\udc67\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83e\uddd1\u200d\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddd1\u200d\ud83e\uddd2\u200d\ud83e\uddd2|\ud83c\udff3\ufe0f\u200d\u26a7\ufe0f|\ud83c\udff3\ufe0f\u200d\ud83c\udf08|\ud83d\ude36\u200d\ud83c\udf2b\ufe0f|\u26d3\ufe0f\u200d\ud83d\udca5|\u2764\ufe0f\u200d\ud83d\udd25|\u2764\ufe0f\u200d\ud83e\ude79|\ud83c\udf44\u200d\ud83d\udfeb|\ud83c\udf4b\u200d\ud83d\udfe9|\ud83c\udff4\u200d\u2620\ufe0f|\ud83d\udc15\u200d\ud83e\uddba|\ud83d\udc26\u200d\ud83d\udd25|\ud83d\udc3b\u200d\u2744\ufe0f|\ud83d\udc41\u200d\ud83d\udde8|\ud83d\udc68\u200d\ud83d[\udc66\udc67]|\ud83d\udc69\u200d\ud83d[\udc66\udc67]|\ud83d\ude2e\u200d\ud83d\udca8|\ud83d\ude35\u200d\ud83d\udcab|\ud83d\ude42\u200d\u2194\ufe0f|\ud83d\ude42\u200d\u2195\ufe0f|\ud83e\uddd1\u200d\ud83e\uddd2|\ud83e\uddde\u200d\u2640\ufe0f|\ud83e\uddde\u200d\u2642\ufe0f|\ud83e\udddf\u200d\u2640\ufe0f|\ud83e\udddf\u200d\u2642\ufe0f|\ud83d\udc08\u200d\u2b1b|\ud83d\udc26\u200d\u2b1b)|[#*0-9]\ufe0f?\u20e3|(?:[©®\u2122\u265f]\ufe0f)|(?:\ud83c[\udc04\udd70\udd71\udd7e\udd7f\ude02\ude1a\ude2f\ude37\udf21\udf24-\udf2c\udf36\udf7d\udf96\udf97\udf99-\udf9b\udf9e\udf9f\udfcd\udfce\udfd4-\udfdf\udff3\udff5\udff7]|\ud83d[\udc3f\udc41\udcfd\udd49\udd4a\udd6f\udd70\udd73\udd76-\udd79\udd87\udd8a-\udd8d\udda5\udda8\uddb1\uddb2\uddbc\uddc2-\uddc4\uddd1-\uddd3\udddc-\uddde\udde1\udde3\udde8\uddef\uddf3\uddfa\udecb\udecd-\udecf\udee0-\udee5\udee9\udef0\udef3]|[\u203c\u2049\u2139\u2194-\u2199\u21a9\u21aa\u231a\u231b\u2328\u23cf\u23ed-\u23ef\u23f1\u23f2\u23f8-\u23fa\u24c2\u25aa\u25ab\u25b6\u25c0\u25fb-\u25fe\u2600-\u2604\u260e\u2611\u2614\u2615\u2618\u2620\u2622\u2623\u2626\u262a\u262e\u262f\u2638-\u263a\u2640\u2642\u2648-\u2653\u2660\u2663\u2665\u2666\u2668\u267b\u267f\u2692-\u2697\u2699\u269b\u269c\u26a0\u26a1\u26a7\u26aa\u26ab\u26b0\u26b1\u26bd\u26be\u26c4\u26c5\u26c8\u26cf\u26d1\u26d3\u26d4\u26e9\u26ea\u26f0-\u26f5\u26f8\u26fa\u26fd\u2702\u2708\u2709\u270f\u2712\u2714\u2716\u271d\u2721\u2733\u2734\u2744\u2747\u2757\u2763\u2764\u27a1\u2934\u2935\u2b05-\u2b07\u2b1b\u2b1c\u2b50\u2b55\u3030\u303d\u3297\u3299])(?:\ufe0f|(?!\ufe0e))|(?:(?:\ud83c[\udfcb\udfcc]|\ud83d[\udd74\udd75\udd90]|\ud83e\udef0|[\u261d\u26f7\u26f9\u270c\u270d])(?:\ufe0f|(?!\ufe0e))|(?:\ud83c\udfc3|\ud83d\udeb6|\ud83e\uddce)(?:\ud83c[\udffb-\udfff])?(?:\u200d\u27a1\ufe0f)?|(?:\ud83c[\udf85\udfc2\udfc4\udfc7\udfca]|\ud83d[\udc42\udc43\udc46-\udc50\udc66-\udc69\udc6e\udc70-\udc78\udc7c\udc81-\udc83\udc85-\udc87\udcaa\udd7a\udd95\udd96\ude45-\ude47\ude4b-\ude4f\udea3\udeb4\udeb5\udec0\udecc]|\ud83e[\udd0c\udd0f\udd18-\udd1c\udd1e\udd1f\udd26\udd30-\udd39\udd3d\udd3e\udd77\uddb5\uddb6\uddb8\uddb9\uddbb\uddcd\uddcf\uddd1-\udddd\udec3-\udec5\udef1-\udef8]|[\u270a\u270b]))(?:\ud83c[\udffb-\udfff])?|(?:\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc65\udb40\udc6e\udb40\udc67\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc73\udb40\udc63\udb40\udc74\udb40\udc7f|\ud83c\udff4\udb40\udc67\udb40\udc62\udb40\udc77\udb40\udc6c\udb40\udc73\udb40\udc7f|\ud83c\udde6\ud83c[\udde8-\uddec\uddee\uddf1\uddf2\uddf4\uddf6-\uddfa\uddfc\uddfd\uddff]|\ud83c\udde7\ud83c[\udde6\udde7\udde9-\uddef\uddf1-\uddf4\uddf6-\uddf9\uddfb\uddfc\uddfe\uddff]|\ud83c\udde8\ud83c[\udde6\udde8\udde9\uddeb-\uddee\uddf0-\uddf7\uddfa-\uddff]|\ud83c\udde9\ud83c[\uddea\uddec\uddef\uddf0\uddf2\uddf4\uddff]|\ud83c\uddea\ud83c[\udde6\udde8\uddea\uddec\udded\uddf7-\uddfa]|\ud83c\uddeb\ud83c[\uddee-\uddf0\uddf2\uddf4\uddf7]|\ud83c\uddec\ud83c[\udde6\udde7\udde9-\uddee\uddf1-\uddf3\uddf5-\uddfa\uddfc\uddfe]|\ud83c\udded\ud83c[\uddf0\uddf2\uddf3\uddf7\uddf9\uddfa]|\ud83c\uddee\ud83c[\udde8-\uddea\uddf1-\uddf4\uddf6-\uddf9]|\ud83c\uddef\ud83c[\uddea\uddf2\uddf4\uddf5]|\ud83c\uddf0\ud83c[\uddea\uddec-\uddee\uddf2\uddf3\uddf5\uddf7\uddfc\uddfe\uddff]|\ud83c\uddf1\ud83c[\udde6-\udde8\uddee\uddf0\uddf7-\uddfb\uddfe]|\ud83c\uddf2\ud83c[\udde6\udde8-\udded\uddf0-\uddff]|\ud83c\uddf3\ud83c[\udde6\udde8\uddea-\uddec\uddee\uddf1\uddf4\uddf5\uddf7\uddfa\uddff]|\ud83c\uddf4\ud83c\uddf2|\ud83c\uddf5\ud83c[\udde6\uddea-\udded\uddf0-\uddf3\uddf7-\uddf9\uddfc\uddfe]|\ud83c\uddf6\ud83c\udde6|\ud83c\uddf7\ud83c[\uddea\uddf4\uddf8\uddfa\uddfc]|\ud83c\uddf8\ud83c[\udde6-\uddea\uddec-\uddf4\uddf7-\uddf9\uddfb\uddfd-\uddff]|\ud83c\uddf9\ud83c[\udde6\udde8\udde9\uddeb-\udded\uddef-\uddf4\uddf7\uddf9\uddfb\uddfc\uddff]|\ud83c\uddfa\ud83c[\udde6\uddec\uddf2\uddf3\uddf8\uddfe\uddff]|\ud83c\uddfb\ud83c[\udde6\udde8\uddea\uddec\uddee\uddf3\uddfa]|\ud83c\uddfc\ud83c[\uddeb\uddf8]|\ud83c\uddfd\ud83c\uddf0|\ud83c\uddfe\ud83c[\uddea\uddf9]|\ud83c\uddff\ud83c[\udde6\uddf2\uddfc]|\ud83c[\udccf\udd8e\udd91-\udd9a\udde6-\uddff\ude01\ude32-\ude36\ude38-\ude3a\ude50\ude51\udf00-\udf20\udf2d-\udf35\udf37-\udf7c\udf7e-\udf84\udf86-\udf93\udfa0-\udfc1\udfc5\udfc6\udfc8\udfc9\udfcf-\udfd3\udfe0-\udff0\udff4\udff8-\udfff]|\ud83d[\udc00-\udc3e\udc40\udc44\udc45\udc51-\udc65\udc6a\udc79-\udc7b\udc7d-\udc80\udc84\udc88-\udc8e\udc90\udc92-\udca9\udcab-\udcfc\udcff-\udd3d\udd4b-\udd4e\udd50-\udd67\udda4\uddfb-\ude44\ude48-\ude4a\ude80-\udea2\udea4-\udeb3\udeb7-\udebf\udec1-\udec5\uded0-\uded2\uded5-\uded8\udedc-\udedf\udeeb\udeec\udef4-\udefc\udfe0-\udfeb\udff0]|\ud83e[\udd0d\udd0e\udd10-\udd17\udd20-\udd25\udd27-\udd2f\udd3a\udd3f-\udd45\udd47-\udd76\udd78-\uddb4\uddb7\uddba\uddbc-\uddcc\uddd0\uddde-\uddff\ude70-\ude7c\ude80-\ude8a\ude8e-\udec2\udec6\udec8\udecd-\udedc\udedf-\udeea\udeef]|[\u23e9-\u23ec\u23f0\u23f3\u267e\u26ce\u2705\u2728\u274c\u274e\u2753-\u2755\u2795-\u2797\u27b0\u27bf\ue50a])|\ufe0f)/});var pn=xe(ki=>{"use strict";var jd=ki&&ki.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(ki,"__esModule",{value:!0});ki.twemoji=void 0;var Dd=jd(Ce()),Sd=fn();ki.twemoji={order:Dd.default.defaultRules.strong.order,match:i=>Sd.TwemojiRegex.exec(i),parse:function(i){return{name:i[0]}}}});var gn=xe(Mi=>{"use strict";var Hd=Mi&&Mi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Mi,"__esModule",{value:!0});Mi.channel=void 0;var Ld=Hd(Ce()),Id=Ve();Mi.channel={order:Ld.default.defaultRules.strong.order,match:i=>Id.ChannelMentionRegex.exec(i),parse:function(i){return{id:i[1]}}}});var vn=xe($i=>{"use strict";var Ad=$i&&$i.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty($i,"__esModule",{value:!0});$i.timestamp=void 0;var Od=Ad(Ce()),Vd=Ve();$i.timestamp={order:Od.default.defaultRules.strong.order,match:i=>Vd.TimestampRegex.exec(i),parse:function(i){return{timestamp:i[1],format:i[2]}}}});var xt=xe(ia=>{"use strict";Object.defineProperty(ia,"__esModule",{value:!0});ia.extend=void 0;var Nd=(i,e)=>Object.assign({},e,i);ia.extend=Nd});var bn=xe(Ti=>{"use strict";var Pd=Ti&&Ti.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ti,"__esModule",{value:!0});Ti.blockQuote=void 0;var Rd=Pd(Ce()),Bd=xt(),Ud=Ve();Ti.blockQuote=(0,Bd.extend)({match:function(i,e,s){return!/^$|\n *$/.test(s)||e.inQuote?null:Ud.BlockQuoteRegex.exec(i)},parse:function(i,e,s){let t=i[0],d=!!/^ *>>> ?/.exec(t)?/^ *>>> ?/:/^ *> ?/gm,r=t.replace(d,"");return{content:e(r,Object.assign({},s,{inQuote:!0})),type:"blockQuote"}}},Rd.default.defaultRules.blockQuote)});var yn=xe(Ci=>{"use strict";var qd=Ci&&Ci.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ci,"__esModule",{value:!0});Ci.strikethrough=void 0;var _n=qd(Ce()),Fd=xt(),Zd=Ve();Ci.strikethrough=(0,Fd.extend)({match:_n.default.inlineRegex(Zd.StrikeThroughRegex)},_n.default.defaultRules.del)});var wn=xe(Ei=>{"use strict";var Wd=Ei&&Ei.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ei,"__esModule",{value:!0});Ei.codeBlock=void 0;var xn=Wd(Ce()),Qd=xt(),Gd=Ve();Ei.codeBlock=(0,Qd.extend)({match:xn.default.inlineRegex(Gd.CodeBlockRegex),parse:function(i,e,s){return{lang:(i[2]||"").trim(),content:i[3]||"",inQuote:s.inQuote||!1}}},xn.default.defaultRules.codeBlock)});var zn=xe(ji=>{"use strict";var Yd=ji&&ji.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(ji,"__esModule",{value:!0});ji.emoji=void 0;var Kd=Yd(Ce()),Jd=Ve();ji.emoji={order:Kd.default.defaultRules.strong.order,match:i=>Jd.EmojiRegex.exec(i),parse:function(i){return{animated:i[1]==="a",name:i[2],id:i[3]}}}});var kn=xe(Di=>{"use strict";var Xd=Di&&Di.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Di,"__esModule",{value:!0});Di.role=void 0;var ec=Xd(Ce()),tc=Ve();Di.role={order:ec.default.defaultRules.strong.order,match:i=>tc.RoleMentionRegex.exec(i),parse:function(i){return{id:i[1]}}}});var Mn=xe(Si=>{"use strict";var ic=Si&&Si.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Si,"__esModule",{value:!0});Si.autolink=void 0;var sc=ic(Ce()),ac=xt();Si.autolink=(0,ac.extend)({parse:i=>({content:[{type:"text",content:i[1]}],target:i[1]})},sc.default.defaultRules.autolink)});var $n=xe(Hi=>{"use strict";var rc=Hi&&Hi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Hi,"__esModule",{value:!0});Hi.here=void 0;var oc=rc(Ce()),nc=Ve();Hi.here={order:oc.default.defaultRules.strong.order,match:i=>nc.HereRegex.exec(i),parse:function(){return{}}}});var Tn=xe(Li=>{"use strict";var lc=Li&&Li.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Li,"__esModule",{value:!0});Li.emoticon=void 0;var dc=lc(Ce()),cc=Ve();Li.emoticon={order:dc.default.defaultRules.text.order,match:i=>cc.EmoticonRegex.exec(i),parse:function(i){return{type:"text",content:i[1]}}}});var Cn=xe(Ii=>{"use strict";var hc=Ii&&Ii.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ii,"__esModule",{value:!0});Ii.user=void 0;var uc=hc(Ce()),mc=Ve();Ii.user={order:uc.default.defaultRules.strong.order,match:i=>mc.UserMentionRegex.exec(i),parse:function(i){return{id:i[1],type:"user"}}}});var En=xe(sa=>{"use strict";Object.defineProperty(sa,"__esModule",{value:!0});sa.spoiler=void 0;var fc=Ve();sa.spoiler={order:0,match:i=>fc.SpoilerRegex.exec(i),parse:function(i,e,s){return{content:e(i[1],s)}}}});var jn=xe(Ai=>{"use strict";var pc=Ai&&Ai.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ai,"__esModule",{value:!0});Ai.heading=void 0;var gc=pc(Ce()),vc=xt(),bc=Ve();Ai.heading=(0,vc.extend)({match:function(i,e){return e.prevCapture===null||e.prevCapture.slice(-1)[0]===`
`?bc.HeadingRegex.exec(i):null}},gc.default.defaultRules.heading)});var Dn=xe(Oi=>{"use strict";var _c=Oi&&Oi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Oi,"__esModule",{value:!0});Oi.subtext=void 0;var yc=_c(Ce()),xc=Ve();Oi.subtext={order:yc.default.defaultRules.heading.order-.5,match:function(i,e){return e.prevCapture===null||e.prevCapture.slice(-1)[0]===`
`?xc.SubtextRegex.exec(i):null},parse:function(i,e,s){return{content:e(i[1],s)}}}});var Sn=xe(Vi=>{"use strict";var wc=Vi&&Vi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Vi,"__esModule",{value:!0});Vi.text=void 0;var zc=wc(Ce()),kc=xt(),Mc=Ve();Vi.text=(0,kc.extend)({match:i=>Mc.TextRegex.exec(i)},zc.default.defaultRules.text)});var Hn=xe(Ni=>{"use strict";var $c=Ni&&Ni.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ni,"__esModule",{value:!0});Ni.url=void 0;var Tc=$c(Ce()),Cc=xt();Ni.url=(0,Cc.extend)({parse:i=>({content:[{type:"text",content:i[1]}],target:i[1]})},Tc.default.defaultRules.url)});var In=xe(Pi=>{"use strict";var Ec=Pi&&Pi.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Pi,"__esModule",{value:!0});Pi.em=void 0;var jc=xt(),Ln=Ec(Ce());Pi.em=(0,jc.extend)({parse:function(i,e,s){let t=Ln.default.defaultRules.em.parse(i,e,Object.assign({},s,{inEmphasis:!0}));return s.inEmphasis?t.content:t}},Ln.default.defaultRules.em)});var On=xe(Ri=>{"use strict";var Dc=Ri&&Ri.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ri,"__esModule",{value:!0});Ri.br=void 0;var An=Dc(Ce()),Sc=xt();Ri.br=(0,Sc.extend)({match:An.default.anyScopeRegex(/^\n/)},An.default.defaultRules.br)});var Nn=xe(Ze=>{"use strict";var Hc=Ze&&Ze.__importDefault||function(i){return i&&i.__esModule?i:{default:i}};Object.defineProperty(Ze,"__esModule",{value:!0});Ze.rulesExtended=Ze.rules=Ze.SimpleMarkdown=void 0;Ze.parse=Vn;var Tt=Hc(Ce());Ze.SimpleMarkdown=Tt.default;var Lc=hn(),Ic=un(),Ac=mn(),Oc=pn(),Vc=gn(),Nc=vn(),Pc=bn(),Rc=yn(),Bc=wn(),Uc=zn(),qc=kn(),Fc=Mn(),Zc=$n(),Wc=Tn(),Qc=Cn(),Gc=En(),Yc=jn(),Kc=Dn(),Jc=Sn(),Xc=Hn(),eh=In(),th=On();Ze.rules={blockQuote:Pc.blockQuote,codeBlock:Bc.codeBlock,newline:Tt.default.defaultRules.newline,escape:Tt.default.defaultRules.escape,autolink:Fc.autolink,url:Xc.url,em:eh.em,strong:Tt.default.defaultRules.strong,underline:Tt.default.defaultRules.u,strikethrough:Rc.strikethrough,inlineCode:Tt.default.defaultRules.inlineCode,text:Jc.text,emoticon:Wc.emoticon,br:th.br,spoiler:Gc.spoiler,heading:Yc.heading,subtext:Kc.subtext,user:Qc.user,channel:Vc.channel,role:qc.role,emoji:Uc.emoji,everyone:Ac.everyone,here:Zc.here,twemoji:Oc.twemoji,timestamp:Nc.timestamp,slashCommand:Ic.slashCommand,guildNavigation:Lc.guildNavigation};Ze.rulesExtended=Object.assign(Object.assign({},Ze.rules),{link:Tt.default.defaultRules.link});var ih=Tt.default.parserFor(Ze.rules),sh=Tt.default.parserFor(Ze.rulesExtended);function Vn(i,e="normal"){return e==="normal"?ih(i,{inline:!0}):sh(i,{inline:!0})}Ze.default=Vn});var Ls=globalThis,Is=Ls.ShadowRoot&&(Ls.ShadyCSS===void 0||Ls.ShadyCSS.nativeShadow)&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype,Xa=Symbol(),_o=new WeakMap,ss=class{constructor(e,s,t){if(this._$cssResult$=!0,t!==Xa)throw Error("CSSResult is not constructable. Use `unsafeCSS` or `css` instead.");this.cssText=e,this.t=s}get styleSheet(){let e=this.o,s=this.t;if(Is&&e===void 0){let t=s!==void 0&&s.length===1;t&&(e=_o.get(s)),e===void 0&&((this.o=e=new CSSStyleSheet).replaceSync(this.cssText),t&&_o.set(s,e))}return e}toString(){return this.cssText}},yo=i=>new ss(typeof i=="string"?i:i+"",void 0,Xa),R=(i,...e)=>{let s=i.length===1?i[0]:e.reduce((t,a,d)=>t+(r=>{if(r._$cssResult$===!0)return r.cssText;if(typeof r=="number")return r;throw Error("Value passed to 'css' function must be a 'css' function result: "+r+". Use 'unsafeCSS' to pass non-literal values, but take care to ensure page security.")})(a)+i[d+1],i[0]);return new ss(s,i,Xa)},xo=(i,e)=>{if(Is)i.adoptedStyleSheets=e.map(s=>s instanceof CSSStyleSheet?s:s.styleSheet);else for(let s of e){let t=document.createElement("style"),a=Ls.litNonce;a!==void 0&&t.setAttribute("nonce",a),t.textContent=s.cssText,i.appendChild(t)}},er=Is?i=>i:i=>i instanceof CSSStyleSheet?(e=>{let s="";for(let t of e.cssRules)s+=t.cssText;return yo(s)})(i):i;var{is:Nl,defineProperty:Pl,getOwnPropertyDescriptor:Rl,getOwnPropertyNames:Bl,getOwnPropertySymbols:Ul,getPrototypeOf:ql}=Object,As=globalThis,wo=As.trustedTypes,Fl=wo?wo.emptyScript:"",Zl=As.reactiveElementPolyfillSupport,as=(i,e)=>i,rs={toAttribute(i,e){switch(e){case Boolean:i=i?Fl:null;break;case Object:case Array:i=i==null?i:JSON.stringify(i)}return i},fromAttribute(i,e){let s=i;switch(e){case Boolean:s=i!==null;break;case Number:s=i===null?null:Number(i);break;case Object:case Array:try{s=JSON.parse(i)}catch{s=null}}return s}},Os=(i,e)=>!Nl(i,e),zo={attribute:!0,type:String,converter:rs,reflect:!1,useDefault:!1,hasChanged:Os};Symbol.metadata??=Symbol("metadata"),As.litPropertyMetadata??=new WeakMap;var Mt=class extends HTMLElement{static addInitializer(e){this._$Ei(),(this.l??=[]).push(e)}static get observedAttributes(){return this.finalize(),this._$Eh&&[...this._$Eh.keys()]}static createProperty(e,s=zo){if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(e)&&((s=Object.create(s)).wrapped=!0),this.elementProperties.set(e,s),!s.noAccessor){let t=Symbol(),a=this.getPropertyDescriptor(e,t,s);a!==void 0&&Pl(this.prototype,e,a)}}static getPropertyDescriptor(e,s,t){let{get:a,set:d}=Rl(this.prototype,e)??{get(){return this[s]},set(r){this[s]=r}};return{get:a,set(r){let n=a?.call(this);d?.call(this,r),this.requestUpdate(e,n,t)},configurable:!0,enumerable:!0}}static getPropertyOptions(e){return this.elementProperties.get(e)??zo}static _$Ei(){if(this.hasOwnProperty(as("elementProperties")))return;let e=ql(this);e.finalize(),e.l!==void 0&&(this.l=[...e.l]),this.elementProperties=new Map(e.elementProperties)}static finalize(){if(this.hasOwnProperty(as("finalized")))return;if(this.finalized=!0,this._$Ei(),this.hasOwnProperty(as("properties"))){let s=this.properties,t=[...Bl(s),...Ul(s)];for(let a of t)this.createProperty(a,s[a])}let e=this[Symbol.metadata];if(e!==null){let s=litPropertyMetadata.get(e);if(s!==void 0)for(let[t,a]of s)this.elementProperties.set(t,a)}this._$Eh=new Map;for(let[s,t]of this.elementProperties){let a=this._$Eu(s,t);a!==void 0&&this._$Eh.set(a,s)}this.elementStyles=this.finalizeStyles(this.styles)}static finalizeStyles(e){let s=[];if(Array.isArray(e)){let t=new Set(e.flat(1/0).reverse());for(let a of t)s.unshift(er(a))}else e!==void 0&&s.push(er(e));return s}static _$Eu(e,s){let t=s.attribute;return t===!1?void 0:typeof t=="string"?t:typeof e=="string"?e.toLowerCase():void 0}constructor(){super(),this._$Ep=void 0,this.isUpdatePending=!1,this.hasUpdated=!1,this._$Em=null,this._$Ev()}_$Ev(){this._$ES=new Promise(e=>this.enableUpdating=e),this._$AL=new Map,this._$E_(),this.requestUpdate(),this.constructor.l?.forEach(e=>e(this))}addController(e){(this._$EO??=new Set).add(e),this.renderRoot!==void 0&&this.isConnected&&e.hostConnected?.()}removeController(e){this._$EO?.delete(e)}_$E_(){let e=new Map,s=this.constructor.elementProperties;for(let t of s.keys())this.hasOwnProperty(t)&&(e.set(t,this[t]),delete this[t]);e.size>0&&(this._$Ep=e)}createRenderRoot(){let e=this.shadowRoot??this.attachShadow(this.constructor.shadowRootOptions);return xo(e,this.constructor.elementStyles),e}connectedCallback(){this.renderRoot??=this.createRenderRoot(),this.enableUpdating(!0),this._$EO?.forEach(e=>e.hostConnected?.())}enableUpdating(e){}disconnectedCallback(){this._$EO?.forEach(e=>e.hostDisconnected?.())}attributeChangedCallback(e,s,t){this._$AK(e,t)}_$ET(e,s){let t=this.constructor.elementProperties.get(e),a=this.constructor._$Eu(e,t);if(a!==void 0&&t.reflect===!0){let d=(t.converter?.toAttribute!==void 0?t.converter:rs).toAttribute(s,t.type);this._$Em=e,d==null?this.removeAttribute(a):this.setAttribute(a,d),this._$Em=null}}_$AK(e,s){let t=this.constructor,a=t._$Eh.get(e);if(a!==void 0&&this._$Em!==a){let d=t.getPropertyOptions(a),r=typeof d.converter=="function"?{fromAttribute:d.converter}:d.converter?.fromAttribute!==void 0?d.converter:rs;this._$Em=a;let n=r.fromAttribute(s,d.type);this[a]=n??this._$Ej?.get(a)??n,this._$Em=null}}requestUpdate(e,s,t,a=!1,d){if(e!==void 0){let r=this.constructor;if(a===!1&&(d=this[e]),t??=r.getPropertyOptions(e),!((t.hasChanged??Os)(d,s)||t.useDefault&&t.reflect&&d===this._$Ej?.get(e)&&!this.hasAttribute(r._$Eu(e,t))))return;this.C(e,s,t)}this.isUpdatePending===!1&&(this._$ES=this._$EP())}C(e,s,{useDefault:t,reflect:a,wrapped:d},r){t&&!(this._$Ej??=new Map).has(e)&&(this._$Ej.set(e,r??s??this[e]),d!==!0||r!==void 0)||(this._$AL.has(e)||(this.hasUpdated||t||(s=void 0),this._$AL.set(e,s)),a===!0&&this._$Em!==e&&(this._$Eq??=new Set).add(e))}async _$EP(){this.isUpdatePending=!0;try{await this._$ES}catch(s){Promise.reject(s)}let e=this.scheduleUpdate();return e!=null&&await e,!this.isUpdatePending}scheduleUpdate(){return this.performUpdate()}performUpdate(){if(!this.isUpdatePending)return;if(!this.hasUpdated){if(this.renderRoot??=this.createRenderRoot(),this._$Ep){for(let[a,d]of this._$Ep)this[a]=d;this._$Ep=void 0}let t=this.constructor.elementProperties;if(t.size>0)for(let[a,d]of t){let{wrapped:r}=d,n=this[a];r!==!0||this._$AL.has(a)||n===void 0||this.C(a,void 0,d,n)}}let e=!1,s=this._$AL;try{e=this.shouldUpdate(s),e?(this.willUpdate(s),this._$EO?.forEach(t=>t.hostUpdate?.()),this.update(s)):this._$EM()}catch(t){throw e=!1,this._$EM(),t}e&&this._$AE(s)}willUpdate(e){}_$AE(e){this._$EO?.forEach(s=>s.hostUpdated?.()),this.hasUpdated||(this.hasUpdated=!0,this.firstUpdated(e)),this.updated(e)}_$EM(){this._$AL=new Map,this.isUpdatePending=!1}get updateComplete(){return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}shouldUpdate(e){return!0}update(e){this._$Eq&&=this._$Eq.forEach(s=>this._$ET(s,this[s])),this._$EM()}updated(e){}firstUpdated(e){}};Mt.elementStyles=[],Mt.shadowRootOptions={mode:"open"},Mt[as("elementProperties")]=new Map,Mt[as("finalized")]=new Map,Zl?.({ReactiveElement:Mt}),(As.reactiveElementVersions??=[]).push("2.1.2");var ir=globalThis,ko=i=>i,Vs=ir.trustedTypes,Mo=Vs?Vs.createPolicy("lit-html",{createHTML:i=>i}):void 0,sr="$lit$",$t=`lit$${Math.random().toFixed(9).slice(2)}$`,ar="?"+$t,Wl=`<${ar}>`,ai=document,ns=()=>ai.createComment(""),ls=i=>i===null||typeof i!="object"&&typeof i!="function",rr=Array.isArray,Do=i=>rr(i)||typeof i?.[Symbol.iterator]=="function",tr=`[ 	
\f\r]`,os=/<(?:(!--|\/[^a-zA-Z])|(\/?[a-zA-Z][^>\s]*)|(\/?$))/g,$o=/-->/g,To=/>/g,ii=RegExp(`>|${tr}(?:([^\\s"'>=/]+)(${tr}*=${tr}*(?:[^ 	
\f\r"'\`<>=]|("|')|))|$)`,"g"),Co=/'/g,Eo=/"/g,So=/^(?:script|style|textarea|title)$/i,or=i=>(e,...s)=>({_$litType$:i,strings:e,values:s}),u=or(1),E=or(2),Tf=or(3),qe=Symbol.for("lit-noChange"),X=Symbol.for("lit-nothing"),jo=new WeakMap,si=ai.createTreeWalker(ai,129);function Ho(i,e){if(!rr(i)||!i.hasOwnProperty("raw"))throw Error("invalid template strings array");return Mo!==void 0?Mo.createHTML(e):e}var Lo=(i,e)=>{let s=i.length-1,t=[],a,d=e===2?"<svg>":e===3?"<math>":"",r=os;for(let n=0;n<s;n++){let p=i[n],m,l,o=-1,b=0;for(;b<p.length&&(r.lastIndex=b,l=r.exec(p),l!==null);)b=r.lastIndex,r===os?l[1]==="!--"?r=$o:l[1]!==void 0?r=To:l[2]!==void 0?(So.test(l[2])&&(a=RegExp("</"+l[2],"g")),r=ii):l[3]!==void 0&&(r=ii):r===ii?l[0]===">"?(r=a??os,o=-1):l[1]===void 0?o=-2:(o=r.lastIndex-l[2].length,m=l[1],r=l[3]===void 0?ii:l[3]==='"'?Eo:Co):r===Eo||r===Co?r=ii:r===$o||r===To?r=os:(r=ii,a=void 0);let v=r===ii&&i[n+1].startsWith("/>")?" ":"";d+=r===os?p+Wl:o>=0?(t.push(m),p.slice(0,o)+sr+p.slice(o)+$t+v):p+$t+(o===-2?n:v)}return[Ho(i,d+(i[s]||"<?>")+(e===2?"</svg>":e===3?"</math>":"")),t]},ds=class i{constructor({strings:e,_$litType$:s},t){let a;this.parts=[];let d=0,r=0,n=e.length-1,p=this.parts,[m,l]=Lo(e,s);if(this.el=i.createElement(m,t),si.currentNode=this.el.content,s===2||s===3){let o=this.el.content.firstChild;o.replaceWith(...o.childNodes)}for(;(a=si.nextNode())!==null&&p.length<n;){if(a.nodeType===1){if(a.hasAttributes())for(let o of a.getAttributeNames())if(o.endsWith(sr)){let b=l[r++],v=a.getAttribute(o).split($t),g=/([.?@])?(.*)/.exec(b);p.push({type:1,index:d,name:g[2],strings:v,ctor:g[1]==="."?Ps:g[1]==="?"?Rs:g[1]==="@"?Bs:oi}),a.removeAttribute(o)}else o.startsWith($t)&&(p.push({type:6,index:d}),a.removeAttribute(o));if(So.test(a.tagName)){let o=a.textContent.split($t),b=o.length-1;if(b>0){a.textContent=Vs?Vs.emptyScript:"";for(let v=0;v<b;v++)a.append(o[v],ns()),si.nextNode(),p.push({type:2,index:++d});a.append(o[b],ns())}}}else if(a.nodeType===8)if(a.data===ar)p.push({type:2,index:d});else{let o=-1;for(;(o=a.data.indexOf($t,o+1))!==-1;)p.push({type:7,index:d}),o+=$t.length-1}d++}}static createElement(e,s){let t=ai.createElement("template");return t.innerHTML=e,t}};function ri(i,e,s=i,t){if(e===qe)return e;let a=t!==void 0?s._$Co?.[t]:s._$Cl,d=ls(e)?void 0:e._$litDirective$;return a?.constructor!==d&&(a?._$AO?.(!1),d===void 0?a=void 0:(a=new d(i),a._$AT(i,s,t)),t!==void 0?(s._$Co??=[])[t]=a:s._$Cl=a),a!==void 0&&(e=ri(i,a._$AS(i,e.values),a,t)),e}var Ns=class{constructor(e,s){this._$AV=[],this._$AN=void 0,this._$AD=e,this._$AM=s}get parentNode(){return this._$AM.parentNode}get _$AU(){return this._$AM._$AU}u(e){let{el:{content:s},parts:t}=this._$AD,a=(e?.creationScope??ai).importNode(s,!0);si.currentNode=a;let d=si.nextNode(),r=0,n=0,p=t[0];for(;p!==void 0;){if(r===p.index){let m;p.type===2?m=new vi(d,d.nextSibling,this,e):p.type===1?m=new p.ctor(d,p.name,p.strings,this,e):p.type===6&&(m=new Us(d,this,e)),this._$AV.push(m),p=t[++n]}r!==p?.index&&(d=si.nextNode(),r++)}return si.currentNode=ai,a}p(e){let s=0;for(let t of this._$AV)t!==void 0&&(t.strings!==void 0?(t._$AI(e,t,s),s+=t.strings.length-2):t._$AI(e[s])),s++}},vi=class i{get _$AU(){return this._$AM?._$AU??this._$Cv}constructor(e,s,t,a){this.type=2,this._$AH=X,this._$AN=void 0,this._$AA=e,this._$AB=s,this._$AM=t,this.options=a,this._$Cv=a?.isConnected??!0}get parentNode(){let e=this._$AA.parentNode,s=this._$AM;return s!==void 0&&e?.nodeType===11&&(e=s.parentNode),e}get startNode(){return this._$AA}get endNode(){return this._$AB}_$AI(e,s=this){e=ri(this,e,s),ls(e)?e===X||e==null||e===""?(this._$AH!==X&&this._$AR(),this._$AH=X):e!==this._$AH&&e!==qe&&this._(e):e._$litType$!==void 0?this.$(e):e.nodeType!==void 0?this.T(e):Do(e)?this.k(e):this._(e)}O(e){return this._$AA.parentNode.insertBefore(e,this._$AB)}T(e){this._$AH!==e&&(this._$AR(),this._$AH=this.O(e))}_(e){this._$AH!==X&&ls(this._$AH)?this._$AA.nextSibling.data=e:this.T(ai.createTextNode(e)),this._$AH=e}$(e){let{values:s,_$litType$:t}=e,a=typeof t=="number"?this._$AC(e):(t.el===void 0&&(t.el=ds.createElement(Ho(t.h,t.h[0]),this.options)),t);if(this._$AH?._$AD===a)this._$AH.p(s);else{let d=new Ns(a,this),r=d.u(this.options);d.p(s),this.T(r),this._$AH=d}}_$AC(e){let s=jo.get(e.strings);return s===void 0&&jo.set(e.strings,s=new ds(e)),s}k(e){rr(this._$AH)||(this._$AH=[],this._$AR());let s=this._$AH,t,a=0;for(let d of e)a===s.length?s.push(t=new i(this.O(ns()),this.O(ns()),this,this.options)):t=s[a],t._$AI(d),a++;a<s.length&&(this._$AR(t&&t._$AB.nextSibling,a),s.length=a)}_$AR(e=this._$AA.nextSibling,s){for(this._$AP?.(!1,!0,s);e!==this._$AB;){let t=ko(e).nextSibling;ko(e).remove(),e=t}}setConnected(e){this._$AM===void 0&&(this._$Cv=e,this._$AP?.(e))}},oi=class{get tagName(){return this.element.tagName}get _$AU(){return this._$AM._$AU}constructor(e,s,t,a,d){this.type=1,this._$AH=X,this._$AN=void 0,this.element=e,this.name=s,this._$AM=a,this.options=d,t.length>2||t[0]!==""||t[1]!==""?(this._$AH=Array(t.length-1).fill(new String),this.strings=t):this._$AH=X}_$AI(e,s=this,t,a){let d=this.strings,r=!1;if(d===void 0)e=ri(this,e,s,0),r=!ls(e)||e!==this._$AH&&e!==qe,r&&(this._$AH=e);else{let n=e,p,m;for(e=d[0],p=0;p<d.length-1;p++)m=ri(this,n[t+p],s,p),m===qe&&(m=this._$AH[p]),r||=!ls(m)||m!==this._$AH[p],m===X?e=X:e!==X&&(e+=(m??"")+d[p+1]),this._$AH[p]=m}r&&!a&&this.j(e)}j(e){e===X?this.element.removeAttribute(this.name):this.element.setAttribute(this.name,e??"")}},Ps=class extends oi{constructor(){super(...arguments),this.type=3}j(e){this.element[this.name]=e===X?void 0:e}},Rs=class extends oi{constructor(){super(...arguments),this.type=4}j(e){this.element.toggleAttribute(this.name,!!e&&e!==X)}},Bs=class extends oi{constructor(e,s,t,a,d){super(e,s,t,a,d),this.type=5}_$AI(e,s=this){if((e=ri(this,e,s,0)??X)===qe)return;let t=this._$AH,a=e===X&&t!==X||e.capture!==t.capture||e.once!==t.once||e.passive!==t.passive,d=e!==X&&(t===X||a);a&&this.element.removeEventListener(this.name,this,t),d&&this.element.addEventListener(this.name,this,e),this._$AH=e}handleEvent(e){typeof this._$AH=="function"?this._$AH.call(this.options?.host??this.element,e):this._$AH.handleEvent(e)}},Us=class{constructor(e,s,t){this.element=e,this.type=6,this._$AN=void 0,this._$AM=s,this.options=t}get _$AU(){return this._$AM._$AU}_$AI(e){ri(this,e)}},Io={M:sr,P:$t,A:ar,C:1,L:Lo,R:Ns,D:Do,V:ri,I:vi,H:oi,N:Rs,U:Bs,B:Ps,F:Us},Ql=ir.litHtmlPolyfillSupport;Ql?.(ds,vi),(ir.litHtmlVersions??=[]).push("3.3.3");var et=(i,e,s)=>{let t=s?.renderBefore??e,a=t._$litPart$;if(a===void 0){let d=s?.renderBefore??null;t._$litPart$=a=new vi(e.insertBefore(ns(),d),d,void 0,s??{})}return a._$AI(i),a};var nr=globalThis,U=class extends Mt{constructor(){super(...arguments),this.renderOptions={host:this},this._$Do=void 0}createRenderRoot(){let e=super.createRenderRoot();return this.renderOptions.renderBefore??=e.firstChild,e}update(e){let s=this.render();this.hasUpdated||(this.renderOptions.isConnected=this.isConnected),super.update(e),this._$Do=et(s,this.renderRoot,this.renderOptions)}connectedCallback(){super.connectedCallback(),this._$Do?.setConnected(!0)}disconnectedCallback(){super.disconnectedCallback(),this._$Do?.setConnected(!1)}render(){return qe}};U._$litElement$=!0,U.finalized=!0,nr.litElementHydrateSupport?.({LitElement:U});var Gl=nr.litElementPolyfillSupport;Gl?.({LitElement:U});(nr.litElementVersions??=[]).push("4.2.2");function Ao(i,e){addEventListener("keydown",s=>{s.key===i&&!s.defaultPrevented&&e()})}var Oo=["#5865f2","#3ba55d","#c27c0e","#ad1457","#1f8b9c","#8e5cd9","#b3453f","#607d8b"],Vo=new Map;function Zt(i){let e=Vo.get(i);if(e!==void 0)return e;let s=[...i].reduce((r,n)=>(r*15+(n.codePointAt(0)??0))%9973,0),t=[...i][0]?.replace(/[<>&"']/g,"?")??"?",a=`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="${Oo[s%Oo.length]}"/><text x="20" y="27" text-anchor="middle" font-family="sans-serif" font-size="19" font-weight="600" fill="#fff">${t}</text></svg>`,d=`data:image/svg+xml,${encodeURIComponent(a)}`;return Vo.set(i,d),d}var qs=`data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#2b3a55"/><path d="M13 31V9l15 5-13 6" fill="#e9c46a" stroke="#fff" stroke-width="2.2" stroke-linejoin="round"/></svg>')}`;var Yl={servers:"Servers",channels:"Channels",directMessages:"Direct messages",addServer:"New server",addChannel:"New channel",addThread:"New thread",name:"Name",create:"Create",cancel:"Cancel",close:"Close",send:"Send",archived:"asleep",wake:"Wake the thread",asleepNote:"This thread is asleep.",forumNote:"A forum holds posts. Make a new thread to begin one.",people:"Who you are",youAre:"You are {0}",moderator:"moderator",follow:"Follow the turn",messages:"Messages in {0}",older:"Older messages",newMessages:"New",jump:"Jump to the newest",today:"today at {0}",yesterday:"yesterday at {0}",edited:"(edited)",onlyYou:"Only you can see this",dismiss:"Dismiss message",thinking:"{0} is thinking\u2026",used:"used",sending:"Sending command\u2026",noAnswer:"The application did not respond",failed:"This interaction failed",deletedReply:"The original message was deleted",pinned:"{0} pinned a message to this channel.",thread:"{0} started a thread.",pins:"Pinned messages",noPins:"Nothing is pinned here.",alt:"ALT",altOf:"Description of the picture",zoom:"Enlarge {0}",spoiler:"Spoiler",choose:"Choose",chooseSome:"Choose {0} to {1}",composer:"Message: begin with / for a command",placeholder:"Type / for a command in {0}",noChat:"Only commands do something here. Begin with /.",commands:"Commands",choices:"Choices for {0}",options:"Options",optional:"optional",more:"+{0} more",noChoices:"No options match",required:"This option is required. Specify a value",notNumber:"This must be a whole number",tooSmall:"At least {0}",tooLarge:"At most {0}",tooShort:"At least {0} characters",tooLong:"At most {0} characters",notChoice:"Choose one of the choices",yes:"True",no:"False",removeOption:"Remove {0}",unread:"unread",mentions:"{0} mentions",lost:"The table is not there. Trying again\u2026",botAway:"The bot is away.",menu:"Servers and channels",panel:"Faults and clock",panelBot:"The bot",botOn:"runs and is connected",botUnconnected:"runs, not connected",botOff:"is off",restart:"Restart",kill:"Kill",start:"Start",panelGateway:"Discord",drop:"Drop the socket",slow:"Slow: 3 answers late",down:"Down: 3 requests fail",clear:"All well again",done:"Done.",panelRights:"What the bot may do in {0}",right_view:"See the channel",right_send:"Send messages",right_attach:"Attach files",right_embed:"Embed links",right_pin:"Pin messages",right_threads:"Send in threads",panelDms:"Direct messages are open for",panelClock:"Clock",forward:"{0} h forward",hint:"First steps",hintDone:"Got it",hint0:"Welcome! Everybody here is you: switch above. Open a match as {0}, against two AIs.",hint0do:"Open a match",hint1:"This is the lobby. Press \u201CAdd AI\u201D twice below, then \u201CStart\u201D.",hint2:"Your territories are dealt. Press \u201CPlace\u201D below, then \u201CDo it for me\u201D and \u201CConfirm\u201D. The AIs do the same.",hint3:"Soon it is your turn. Press \u201CPlace\u201D under the newest board, then \u201CDo it for me\u201D and \u201CConfirm\u201D again.",hint4:"Now press \u201CAttack\u201D, choose the first pair (the best chance), then \u201CUntil captured\u201D. If the dice are kind, the land is yours.",hint5:"That was your attack! Say how many armies move in, attack on, or press \u201CEnd turn\u201D. Type / to see all commands; the gear breaks things on purpose."},Kl={servers:"Server",channels:"Kan\xE4le",directMessages:"Direktnachrichten",addServer:"Neuer Server",addChannel:"Neuer Kanal",addThread:"Neuer Thread",name:"Name",create:"Anlegen",cancel:"Abbrechen",close:"Schlie\xDFen",send:"Absenden",archived:"schl\xE4ft",wake:"Thread wecken",asleepNote:"Dieser Thread schl\xE4ft.",forumNote:"Ein Forum enth\xE4lt Beitr\xE4ge. Leg einen neuen Thread an, um einen zu beginnen.",people:"Wer du bist",youAre:"Du bist {0}",moderator:"Moderation",follow:"Dem Zug folgen",messages:"Nachrichten in {0}",older:"\xC4ltere Nachrichten",newMessages:"Neu",jump:"Zur neuesten springen",today:"heute um {0}",yesterday:"gestern um {0}",edited:"(bearbeitet)",onlyYou:"Nur du kannst das sehen",dismiss:"Nachricht verwerfen",thinking:"{0} denkt nach\u2026",used:"benutzt",sending:"Befehl wird gesendet\u2026",noAnswer:"Die Anwendung hat nicht reagiert",failed:"Diese Interaktion ist fehlgeschlagen",deletedReply:"Die urspr\xFCngliche Nachricht wurde gel\xF6scht",pinned:"{0} hat in diesem Kanal eine Nachricht angepinnt.",thread:"{0} hat einen Thread begonnen.",pins:"Angepinnte Nachrichten",noPins:"Hier ist nichts angepinnt.",alt:"ALT",altOf:"Beschreibung des Bildes",zoom:"{0} vergr\xF6\xDFern",spoiler:"Spoiler",choose:"W\xE4hlen",chooseSome:"{0} bis {1} w\xE4hlen",composer:"Nachricht: beginne mit / f\xFCr einen Befehl",placeholder:"Tippe / f\xFCr einen Befehl in {0}",noChat:"Nur Befehle bewirken hier etwas. Beginne mit /.",commands:"Befehle",choices:"Auswahl f\xFCr {0}",options:"Optionen",optional:"optional",more:"+{0} weitere",noChoices:"Nichts passt",required:"Diese Option ist erforderlich. Gib einen Wert an",notNumber:"Das muss eine ganze Zahl sein",tooSmall:"Mindestens {0}",tooLarge:"H\xF6chstens {0}",tooShort:"Mindestens {0} Zeichen",tooLong:"H\xF6chstens {0} Zeichen",notChoice:"W\xE4hl eins von den Angebotenen",yes:"Ja",no:"Nein",removeOption:"{0} entfernen",unread:"ungelesen",mentions:"{0} Erw\xE4hnungen",lost:"Der Tisch ist nicht da. Neuer Versuch\u2026",botAway:"Der Bot ist weg.",menu:"Server und Kan\xE4le",panel:"St\xF6rungen und Uhr",panelBot:"Der Bot",botOn:"l\xE4uft und ist verbunden",botUnconnected:"l\xE4uft, nicht verbunden",botOff:"ist aus",restart:"Neu starten",kill:"Abschie\xDFen",start:"Starten",panelGateway:"Discord",drop:"Verbindung trennen",slow:"Langsam: 3 Antworten zu sp\xE4t",down:"Ausfall: 3 Anfragen scheitern",clear:"Alles wieder gut",done:"Erledigt.",panelRights:"Was der Bot in {0} darf",right_view:"Den Kanal sehen",right_send:"Nachrichten senden",right_attach:"Dateien anh\xE4ngen",right_embed:"Links einbetten",right_pin:"Nachrichten anpinnen",right_threads:"In Threads senden",panelDms:"Direktnachrichten sind offen f\xFCr",panelClock:"Uhr",forward:"{0} h vor",hint:"Erste Schritte",hintDone:"Verstanden",hint0:"Willkommen! Alle hier bist du: oben wechselst du. Er\xF6ffne als {0} eine Partie gegen zwei KIs.",hint0do:"Partie er\xF6ffnen",hint1:"Das ist die Lobby. Dr\xFCck unten zweimal \u201EKI dazu\u201C, dann \u201EStart\u201C.",hint2:"Deine Gebiete sind verteilt. Dr\xFCck unten \u201ESetzen\u201C, dann \u201EMach du das\u201C und \u201EBest\xE4tigen\u201C. Die KIs tun dasselbe.",hint3:"Bald bist du dran. Dr\xFCck unter dem neuesten Brett \u201ESetzen\u201C, dann wieder \u201EMach du das\u201C und \u201EBest\xE4tigen\u201C.",hint4:"Jetzt \u201EAngreifen\u201C: w\xE4hl das erste Paar (die beste Chance), dann \u201EBis erobert\u201C. Sind die W\xFCrfel gn\xE4dig, geh\xF6rt das Land dir.",hint5:"Das war dein Angriff! Sag, wie viele Armeen nachr\xFCcken, greif weiter an, oder dr\xFCck \u201EZug beenden\u201C. Tippe / f\xFCr alle Befehle; das Zahnrad st\xF6rt mit Absicht."},Fs=!1;function No(i){Fs=i==="de",document.documentElement.lang=Fs?"de":"en"}function Zs(){return Fs}function L(i,...e){return(Fs?Kl:Yl)[i].replace(/\{(\d)\}/g,(t,a)=>String(e[Number(a)]??""))}var Po=localStorage.getItem("hint")==="gone",bi=0,Ro;function Jl(i){let e=(a,d)=>a.rows.some(r=>r.components.some(n=>n.custom_id?.includes(d))),s=a=>i.some(d=>e(d,a));if(s(":move-in:")||s(":again:"))return 5;if(s(":open:attack:")||s(":aim"))return 4;let t=i.findLast(a=>!a.ephemeral&&e(a,":open:place:"));return t!==void 0?(Ro??=t.id,t.id===Ro?2:3):i.length===0?0:1}function Bo(i,e){let s=i.logs.get(e.id);if(Po||e.kind==="dm"||s===void 0)return X;let t=s.messages;if(t.length>0&&!t.some(p=>p.ephemeral||p.ping))return X;let a=Jl(t);if(bi=t.length===0?0:Math.max(bi,a),s.more||t.length>30)return X;let d=i.me?.name??"",r=()=>{Po=!0,localStorage.setItem("hint","gone"),i.changed()},n=()=>{i.command(e.id,{path:"game new",options:[]},"/game new")};return u`<section class="hint" aria-labelledby="hint-title" data-step=${bi}>
    <img src=${Zt(d)} alt="" width="40" height="40" />
    <div>
      <h2 id="hint-title">${L("hint")}</h2>
      <ol aria-hidden="true">${[0,1,2,3,4,5].map(p=>u`<li class=${p<=bi?"past":""}></li>`)}</ol>
      <p aria-live="polite">${L(`hint${bi}`,d)}</p>
      ${bi===0?u`<button class="main" @click=${n}>${L("hint0do")}</button>`:X}
      <button class="link" @click=${r}>${L("hintDone")}</button>
    </div>
  </section>`}var Wt={ATTRIBUTE:1,CHILD:2,PROPERTY:3,BOOLEAN_ATTRIBUTE:4,EVENT:5,ELEMENT:6},tt=i=>(...e)=>({_$litDirective$:i,values:e}),lt=class{constructor(e){}get _$AU(){return this._$AM._$AU}_$AT(e,s,t){this._$Ct=e,this._$AM=s,this._$Ci=t}_$AS(e,s){return this.update(e,s)}update(e,s){return this.render(...s)}};var Xl={},Uo=tt(class extends lt{constructor(){super(...arguments),this.ot=Xl}render(i,e){return e()}update(i,[e,s]){if(Array.isArray(e)){if(Array.isArray(this.ot)&&this.ot.length===e.length&&e.every((t,a)=>t===this.ot[a]))return qe}else if(this.ot===e)return qe;return this.ot=Array.isArray(e)?Array.from(e):e,this.render(e,s)}});var{I:ed}=Io,qo=i=>i;var Zo=i=>i.strings===void 0,Fo=()=>document.createComment(""),_i=(i,e,s)=>{let t=i._$AA.parentNode,a=e===void 0?i._$AB:e._$AA;if(s===void 0){let d=t.insertBefore(Fo(),a),r=t.insertBefore(Fo(),a);s=new ed(d,r,i,i.options)}else{let d=s._$AB.nextSibling,r=s._$AM,n=r!==i;if(n){let p;s._$AQ?.(i),s._$AM=i,s._$AP!==void 0&&(p=i._$AU)!==r._$AU&&s._$AP(p)}if(d!==a||n){let p=s._$AA;for(;p!==d;){let m=qo(p).nextSibling;qo(t).insertBefore(p,a),p=m}}}return s},Qt=(i,e,s=i)=>(i._$AI(e,s),i),td={},Wo=(i,e=td)=>i._$AH=e,Qo=i=>i._$AH,Ws=i=>{i._$AR(),i._$AA.remove()};var Go=(i,e,s)=>{let t=new Map;for(let a=e;a<=s;a++)t.set(i[a],a);return t},Yo=tt(class extends lt{constructor(i){if(super(i),i.type!==Wt.CHILD)throw Error("repeat() can only be used in text expressions")}dt(i,e,s){let t;s===void 0?s=e:e!==void 0&&(t=e);let a=[],d=[],r=0;for(let n of i)a[r]=t?t(n,r):r,d[r]=s(n,r),r++;return{values:d,keys:a}}render(i,e,s){return this.dt(i,e,s).values}update(i,[e,s,t]){let a=Qo(i),{values:d,keys:r}=this.dt(e,s,t);if(!Array.isArray(a))return this.ut=r,d;let n=this.ut??=[],p=[],m,l,o=0,b=a.length-1,v=0,g=d.length-1;for(;o<=b&&v<=g;)if(a[o]===null)o++;else if(a[b]===null)b--;else if(n[o]===r[v])p[v]=Qt(a[o],d[v]),o++,v++;else if(n[b]===r[g])p[g]=Qt(a[b],d[g]),b--,g--;else if(n[o]===r[g])p[g]=Qt(a[o],d[g]),_i(i,p[g+1],a[o]),o++,g--;else if(n[b]===r[v])p[v]=Qt(a[b],d[v]),_i(i,a[o],a[b]),b--,v++;else if(m===void 0&&(m=Go(r,v,g),l=Go(n,o,b)),m.has(n[o]))if(m.has(n[b])){let h=l.get(r[v]),c=h!==void 0?a[h]:null;if(c===null){let f=_i(i,a[o]);Qt(f,d[v]),p[v]=f}else p[v]=Qt(c,d[v]),_i(i,a[o],c),a[h]=null;v++}else Ws(a[b]),b--;else Ws(a[o]),o++;for(;v<=g;){let h=_i(i,p[g+1]);Qt(h,d[v]),p[v++]=h}for(;o<=b;){let h=a[o++];h!==null&&Ws(h)}return this.ut=r,Wo(i,p),qe}});var id={menu:"M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z",hash:"M9 3h2l-.7 5h4L15 3h2l-.7 5H20v2h-4l-.6 4H19v2h-3.9l-.7 5h-2l.7-5h-4l-.7 5h-2l.7-5H4v-2h3.4l.6-4H5V8h3.3zm1 7-.6 4h4l.6-4z",voice:"M4 9v6h4l5 4V5L8 9zm11.5 3a3.5 3.5 0 0 0-1.5-2.9v5.8a3.500 3.500 0 0 0 1.500-2.900z",forum:"M4 4h16v11H10l-4 4v-4H4zm3 3v2h10V7zm0 4v1.500h7V11z",thread:"M6 3h2v9a3 3 0 0 0 3 3h5.200l-2.600-2.600L15 11l5 5-5 5-1.400-1.400 2.600-2.600H11a5 5 0 0 1-5-5z",dm:"M12 3a9 9 0 1 0 4.500 16.800l-1-1.700A7 7 0 1 1 19 12v1.200a1.300 1.300 0 0 1-2.600 0V8h-2v.8a4.400 4.400 0 1 0 .6 6.200A3.300 3.300 0 0 0 21 13.200V12a9 9 0 0 0-9-9zm0 11.500a2.500 2.500 0 1 1 0-5 2.500 2.500 0 0 1 0 5z",add:"M11 5h2v6h6v2h-6v6h-2v-6H5v-2h6z",pin:"M15 2 9.500 7.500 5 8.500l4 4L3 20l1 1 7.500-6 4 4 1-4.500L22 9z",gear:"M10.500 2h3l.5 2.700 2 .9 2.300-1.600 2.100 2.100-1.600 2.300.9 2 2.700.5v3l-2.700.5-.9 2 1.600 2.300-2.100 2.100-2.300-1.600-2 .9-.5 2.700h-3l-.5-2.700-2-.9-2.300 1.600-2.100-2.100 1.600-2.300-.9-2L1.600 13.500v-3l2.700-.5.9-2-1.600-2.300 2.100-2.100L8 5.200l2-.9zM12 8.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7z",send:"M3 3l18 9-18 9 3-8 8-1-8-1z",eye:"M12 5c5 0 9 4.500 10 7-1 2.500-5 7-10 7S3 14.500 2 12c1-2.500 5-7 10-7zm0 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8z",warning:"M12 3 1.500 21h21zm-1 7h2v5h-2zm0 7h2v2h-2z",down:"M5 8l7 8 7-8z",close:"M5.500 4 12 10.500 18.500 4 20 5.500 13.500 12 20 18.500 18.500 20 12 13.500 5.500 20 4 18.500 10.500 12 4 5.500z"};function De(i,e=18){return E`<svg class="icon" viewBox="0 0 24 24" width=${e} height=${e} aria-hidden="true" focusable="false"><path fill="currentColor" fill-rule="evenodd" d=${id[i]}></path></svg>`}var Zn=Vl(Nn(),1);var Pn={t:{hour:"2-digit",minute:"2-digit"},T:{hour:"2-digit",minute:"2-digit",second:"2-digit"},d:{day:"2-digit",month:"2-digit",year:"numeric"},D:{day:"numeric",month:"long",year:"numeric"},f:{day:"numeric",month:"long",year:"numeric",hour:"2-digit",minute:"2-digit"},F:{weekday:"long",day:"numeric",month:"long",year:"numeric",hour:"2-digit",minute:"2-digit"}},ah=[["year",31536e3],["month",2592e3],["day",86400],["hour",3600],["minute",60],["second",1]],Rn=()=>Zs()?"de":"en-GB";function Gt(i,e){return new Intl.DateTimeFormat(Rn(),Pn[e]??Pn.f).format(i)}function Bn(i,e){let s=Math.round((i-e)/1e3),[t,a]=ah.find(([,d])=>Math.abs(s)>=d)??["second",1];return new Intl.RelativeTimeFormat(Rn(),{numeric:"auto"}).format(Math.trunc(s/a),t)}function Un(i,e){let s=t=>new Date(t).toDateString();return s(i)===s(e)?L("today",Gt(i,"t")):s(i)===s(e-864e5)?L("yesterday",Gt(i,"t")):`${Gt(i,"d")} ${Gt(i,"t")}`}function qn(i,e,s){let t=i*1e3,a=e==="R"?Bn(t,s):Gt(t,e);return u`<discord-time title=${Gt(t,"F")}><time datetime=${new Date(t).toISOString()} data-live=${e==="R"?t:""}>${a}</time></discord-time>`}function Fn(i){for(let e of document.querySelectorAll("time[data-live]")){let s=Number(e.dataset.live);if(s===0)continue;let t=Bn(s,i),a=[...e.childNodes].find(d=>d.nodeType===Node.TEXT_NODE);a!==void 0&&a.nodeValue!==t&&(a.nodeValue=t)}}function ra(i,e){return aa((0,Zn.parse)(i,"extended"),e)}function aa(i,e){return i===void 0?[]:typeof i=="string"?[i]:i.map(s=>rh(s,e))}function rh(i,e){let s=()=>aa(i.content,e);switch(i.type){case"text":return String(i.content);case"br":return u`<br />`;case"strong":return u`<strong>${s()}</strong>`;case"em":return u`<em>${s()}</em>`;case"underline":return u`<u>${s()}</u>`;case"strikethrough":return u`<s>${s()}</s>`;case"inlineCode":return u`<discord-code>${i.content}</discord-code>`;case"codeBlock":return u`<pre class="code" tabindex="0"><code>${i.content}</code></pre>`;case"blockQuote":return u`<discord-quote>${s()}</discord-quote>`;case"spoiler":return u`<discord-spoiler aria-label=${L("spoiler")}>${s()}</discord-spoiler>`;case"heading":return u`<p class="heading" data-level=${i.level??1}>${s()}</p>`;case"subtext":return u`<discord-subscript>${s()}</discord-subscript>`;case"timestamp":return qn(Number(i.timestamp),i.format||"f",e.now());case"user":{let t=e.person(i.id??"")?.name??(i.id===e.world.bot.id?"Adjutant":i.id);return u`<discord-mention type="user">${t}</discord-mention>`}case"channel":{let t=e.channel(i.id);return u`<button class="place" @click=${()=>t!==void 0&&e.show(t.id)}><discord-mention type="channel">${t?.name??"?"}</discord-mention></button>`}case"everyone":case"here":return u`<discord-mention type="role">${i.type}</discord-mention>`;case"url":case"autolink":case"link":return oh(i,e);default:return i.content===void 0?i.name??"":s()}}function oh(i,e){let s=i.target??"",t=/^https:\/\/discord\.com\/channels\/(\d+|@me)\/(\d+)(?:\/(\d+))?$/.exec(s),a=e.channel(t?.[2]);if(t===null||a===void 0)return/^https?:/.test(s)?u`<a href=${s} target="_blank" rel="noopener noreferrer">${aa(i.content,e)}</a>`:u`${aa(i.content,e)}`;let d=()=>{e.show(a.id);let n=t[3];setTimeout(()=>document.getElementById(`m${n}`)?.scrollIntoView({block:"center"}),150)},r=t[3]===void 0?a.name:`${a.name} \u203A \u2026`;return u`<button class="place" @click=${d}><discord-mention type="channel">${r}</discord-mention></button>`}var nh=0,mr=class extends U{static properties={control:{attribute:!1},disabled:{type:Boolean},open:{state:!0},active:{state:!0}};choose=()=>{};#e=`select${nh+=1}`;#t=new Set;#i="";#a=0;constructor(){super(),this.control={type:3},this.disabled=!1,this.open=!1,this.active=0}createRenderRoot(){return this}willUpdate(e){if(!e.has("control"))return;let s=e.get("control");s?.custom_id===this.control.custom_id&&JSON.stringify(s?.options)===JSON.stringify(this.control.options)||(this.#t=new Set(this.#s().filter(t=>t.default).map(t=>t.value)),this.open=!1)}#s(){return this.control.options??[]}#r(){return this.control.max_values??1}#n(){return this.control.min_values??1}#o(e){this.disabled||e===this.open||(e?this.active=Math.max(0,this.#s().findIndex(s=>this.#t.has(s.value))):this.#r()>1&&this.#l(),this.open=e)}#l(){let e=this.#t.size;e>=this.#n()&&e<=this.#r()&&this.choose([...this.#t])}#d(e){let s=this.#s()[e];s!==void 0&&(this.active=e,this.#r()<=1?(this.#t=new Set([s.value]),this.open=!1,this.#l()):!this.#t.delete(s.value)&&this.#t.size<this.#r()&&this.#t.add(s.value),this.requestUpdate())}#h(e){let s=this.#s().length-1,a={ArrowDown:this.active+1,ArrowUp:this.active-1,Home:0,End:s}[e.key];if(a!==void 0)this.open?this.active=Math.min(s,Math.max(0,a)):this.#o(!0);else if(e.key==="Enter"||e.key===" ")this.open?this.#d(this.active):this.#o(!0);else if(e.key==="Escape"&&this.open)this.#o(!1);else if(e.key==="Tab"&&this.open){this.#o(!1);return}else if(e.key.length===1&&!e.ctrlKey&&!e.metaKey)this.#c(e.key);else return;e.preventDefault(),e.stopPropagation()}#c(e){let s=performance.now();this.#i=s-this.#a>800?e:this.#i+e,this.#a=s;let t=this.#s().findIndex(a=>a.label.toLowerCase().startsWith(this.#i.toLowerCase()));t>=0&&([this.open,this.active]=[!0,t])}updated(){this.open&&this.querySelector(`#${this.#e}-${this.active}`)?.scrollIntoView({block:"nearest"})}render(){let e=this.#s(),s=e.filter(r=>this.#t.has(r.value)),t=this.#r()>1,a=this.control.placeholder??(t?L("chooseSome",this.#n(),this.#r()):L("choose")),d=s.length>0?s.map(r=>r.label).join(", "):a;return u`
      <button
        type="button"
        class="select-button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-controls=${this.#e}
        aria-activedescendant=${this.open?`${this.#e}-${this.active}`:X}
        aria-label=${s.length>0?`${a}: ${d}`:a}
        ?disabled=${this.disabled}
        @click=${()=>this.#o(!this.open)}
        @keydown=${this.#h}
        @blur=${()=>this.#o(!1)}
      >
        <span class=${s.length>0?"":"faint"}>${d}</span>${De("down",14)}
      </button>
      <ul id=${this.#e} class="select-list" role="listbox" aria-label=${a} aria-multiselectable=${t} ?hidden=${!this.open}>
        ${e.map((r,n)=>u`<li
            id="${this.#e}-${n}"
            role="option"
            class=${n===this.active?"active":""}
            aria-selected=${this.#t.has(r.value)}
            @pointerdown=${p=>p.preventDefault()}
            @click=${()=>this.#d(n)}
          >
            <span>${r.emoji?.name??""} ${r.label}</span>
            ${r.description?u`<small>${r.description}</small>`:X}
          </li>`)}
      </ul>
    `}};customElements.define("table-select",mr);function Wn(i,e,s){let t=document.createElement("dialog");t.className="zoomed",t.setAttribute("aria-label",s);let a=d=>d.currentTarget.classList.toggle("whole");et(u`<button class="close" aria-label=${L("close")} @click=${()=>t.close()}>${De("close")}</button>
      <button class="enlarge" aria-label=${L("zoom",s)} @click=${a}><img src=${i} alt=${e} title=${e} /></button>`,t),t.addEventListener("click",d=>d.target===t&&t.close()),t.addEventListener("close",()=>t.remove()),document.body.append(t),t.showModal()}var lh=6,Qn=18,dh={1:"primary",2:"secondary",3:"success",4:"destructive"};function oa(i,e,s){let t=Un(e.at,i.now());if(e.system===lh||e.system===Qn){let d=e.system===Qn,r=d?`${L("thread","Adjutant")} ${e.content}`:L("pinned","Adjutant");return u`<discord-system-message
      id="m${e.id}"
      role="article"
      aria-label=${`Adjutant, ${t}`}
      type=${d?"thread":"pin"}
      .timestamp=${t}
      >${r}</discord-system-message
    >`}let a=e.ephemeral?`, ${L("onlyYou")}`:"";return u`<discord-message
    id="m${e.id}"
    role="article"
    aria-label=${`Adjutant, ${t}${a}`}
    author="Adjutant"
    avatar=${qs}
    bot
    .timestamp=${t}
    ?highlight=${e.ping}
    ?ephemeral=${e.ephemeral}
    ?message-body-only=${s}
    data-ping=${e.ping}
  >
    ${ch(i,e)}${e.loading?u`<span class="thinking"><span class="dots" aria-hidden="true"><i></i><i></i><i></i></span> ${L("thinking","Adjutant")}</span>`:ra(e.content,i)}
    ${e.edited&&!e.loading?u`<span class="edited">${L("edited")}</span>`:X}
    ${e.embeds.map(d=>hh(i,d))}
    ${e.files.length>0?u`<discord-attachments slot="attachments">${e.files.map(d=>mh(i,e,d))}</discord-attachments>`:X}
    ${fh(i,e)}
  </discord-message>`}function ch(i,e){if(e.used!==null){let r=i.person(e.used.person)?.name??"?";return u`<div slot="reply" class="answers">
      <img src=${Zt(r)} alt="" width="16" height="16" /> <b>${r}</b> ${L("used")}
      <span class="slash">/${e.used.command}</span>
    </div>`}if(e.replyTo===null)return X;let t=i.logs.get(e.channel)?.messages.find(r=>r.id===e.replyTo),a=t?.content.split(`
`)[0]?.replace(/[*_`]/g,"").slice(0,80)??L("deletedReply");return u`<div slot="reply" class="answers">
    <img src=${qs} alt="" width="16" height="16" /> <button class="plain" ?disabled=${t===void 0} @click=${()=>document.getElementById(`m${e.replyTo}`)?.scrollIntoView({block:"center"})}>${a}</button>
  </div>`}function hh(i,e){let s=e.color===void 0?"#1e1f22":`#${e.color.toString(16).padStart(6,"0")}`;return u`<discord-embed slot="embeds" color=${s} .embedTitle=${e.title} .url=${e.url} .authorName=${e.author?.name}>
    ${e.description?u`<discord-embed-description slot="description">${ra(e.description,i)}</discord-embed-description>`:X}
    ${e.fields?.length?u`<discord-embed-fields slot="fields"
          >${e.fields.map(t=>u`<discord-embed-field field-title=${t.name} ?inline=${t.inline}>${ra(t.value,i)}</discord-embed-field>`)}</discord-embed-fields
        >`:X}
    ${e.footer?u`<discord-embed-footer slot="footer">${e.footer.text}</discord-embed-footer>`:X}
  </discord-embed>`}function uh(i,e,s){return`/attachments/${e.id}/${s.id}?as=${encodeURIComponent(i.line.handle)}`}function mh(i,e,s){let t=uh(i,e,s),a=`${Math.ceil(s.size/1024)} KB`;if(!s.type.startsWith("image/"))return u`<discord-file-attachment name=${s.name} href=${t} .bytes=${s.size} bytes-unit="B"></discord-file-attachment>`;let[d,r]=s.pixels??[640,400],n=s.alt??"";return u`<div class="picture">
    <button class="zoom" aria-label=${L("zoom",s.name)} @click=${()=>Wn(t,n,s.name)}>
      <img src=${t} alt=${n||`${s.name}, ${a}`} title=${n||X} width=${d} height=${r} loading="lazy" />
    </button>
    ${n?u`<details class="alt"><summary>${L("alt")}<span class="unseen"> ${L("altOf")}</span></summary><p>${n}</p></details>`:X}
  </div>`}function fh(i,e){let s=i.pending.get(e.id),t=i.channel(e.channel)?.archived??!1,a=e.rows.map(n=>{let p=n.components.map(m=>ph(i,e,m,s==="waiting"||t));return u`<discord-action-row>${p}</discord-action-row>`}),d=e.ephemeral?u`<p class="only"
        >${De("eye",14)} ${L("onlyYou")} •
        <button class="link" @click=${()=>i.dismiss(e.id)}>${L("dismiss")}</button></p
      >`:X,r=s==="failed"?u`<p class="bad" role="alert">${De("warning",14)} ${L("failed")}</p>`:X;return u`<div slot="components" class=${s==="waiting"?"waiting":""} aria-busy=${s==="waiting"}>${a}${r}${d}</div>`}function ph(i,e,s,t){let a=s.custom_id??"";if(s.type===3)return u`<table-select
      .control=${s}
      ?disabled=${t||(s.disabled??!1)}
      .choose=${p=>{i.select(e,a,p)}}
    ></table-select>`;let d=[s.emoji?.name,s.label].filter(Boolean).join(" ");if(s.url!==void 0)return u`<discord-button url=${s.url}>${d}</discord-button>`;let r=s.disabled??!1,n=()=>!r&&!t&&void i.press(e,a);return u`<discord-button type=${dh[s.style??2]??"secondary"} data-id=${a} ?disabled=${r} @click=${n}>${d}</discord-button>`}function fr(i,e){let s=i.me?.name??"";return u`<discord-message role="article" aria-label=${`${s}: ${e.command}`} author="Adjutant" avatar=${qs} bot .timestamp=${""} ?ephemeral=${e.bad}>
    <div slot="reply" class="answers"><img src=${Zt(s)} alt="" width="16" height="16" /> <b>${s}</b> ${L("used")} <span class="slash">${e.command}</span></div>
    ${e.bad?u`<span class="bad" role="alert">${De("warning",14)} ${e.text}</span>`:u`<span class="faint">${e.text}</span>`}
    ${e.bad?u`<p slot="components" class="only"
          >${De("eye",14)} ${L("onlyYou")} • <button class="link" @click=${()=>i.dropNote(e.id)}>${L("dismiss")}</button></p
        >`:X}
  </discord-message>`}function cs(i,e){return i.length===e.length?i>e:i.length>e.length}var gh=7*6e4,vh=80,ni=!0,Gn,pr=!1;function Yn(i){let e=i.channel(i.open);if(e===void 0)return u`<div class="log"></div>`;let s=i.logs.get(e.id),t=s?.messages??[],a=i.notes.filter(r=>r.channel===e.id),d=t.find(r=>s?.readUpTo!==void 0&&cs(r.id,s.readUpTo)&&!r.ephemeral);return u`<div class="log" tabindex="0" role="region" aria-label=${L("messages",i.title(e))} @scroll=${r=>xh(i,e,r.currentTarget)}>
    ${s?.more?u`<button class="older" @click=${()=>{Kn(i,e)}}>${L("older")}</button>`:X}
    <discord-messages no-background role="log" aria-label=${L("messages",i.title(e))}>
      ${Yo(t,r=>r.id,(r,n)=>{let p=t[n-1],m=p!==void 0&&yh(p,r)&&r!==d,l=r.replyTo===null?void 0:t.find(g=>g.id===r.replyTo),o=Math.floor(i.now()/864e5),b=[r,i.pending.get(r.id),m,r===d,e.archived,i.line.handle,Zs(),o,l,bh(i)],v=Uo(b,()=>u`${r===d?_h():X}${oa(i,r,m)}`);return u`${v}${a.filter(({after:g})=>g===r.id).map(g=>fr(i,g))}`})}
      ${a.filter(({after:r})=>!t.some(n=>n.id===r)).map(r=>fr(i,r))}
    </discord-messages>
  </div>`}function bh(i){return[...i.world.people,...i.world.channels].map(e=>e.name).join()}function _h(){return u`<div class="new" role="separator" aria-label=${L("newMessages")}><span aria-hidden="true">${L("newMessages")}</span></div>`}function yh(i,e){let s=t=>t.system===0&&t.used===null&&t.replyTo===null;return s(i)&&s(e)&&i.ephemeral===e.ephemeral&&e.at-i.at<gh}function xh(i,e,s){let t=ni;ni=s.scrollHeight-s.scrollTop-s.clientHeight<vh,t!==ni&&el(s),s.scrollTop<300&&i.logs.get(e.id)?.more&&Kn(i,e)}async function Kn(i,e){if(pr)return;pr=!0;let s=document.querySelector(".log"),t=s===null?0:s.scrollHeight-s.scrollTop;await i.older(e.id),await wh(),s!==null&&(s.scrollTop=s.scrollHeight-t),pr=!1}var wh=()=>new Promise(i=>requestAnimationFrame(()=>requestAnimationFrame(i))),na,Jn=()=>ni&&na?.scrollTo({top:na.scrollHeight}),gr=new ResizeObserver(Jn);function Xn(i){let e=document.querySelector(".log");if(e===null)return;let s=`${i.line.handle} ${i.open} ${(i.logs.get(i.open??"")?.messages.length??0)>0}`;if(s!==Gn&&([Gn,ni]=[s,!0]),e!==na){na=e,gr.disconnect(),gr.observe(e);let t=e.querySelector("discord-messages");t!==null&&gr.observe(t)}Jn(),el(e)}function el(i){let e=document.querySelector(".jump");if(e===null)return;et(ni?X:u`<button @click=${()=>{ni=!0,i.scrollTo({top:i.scrollHeight})}}>${L("jump")} ↓</button>`,e)}var Q=i=>(e,s)=>{s!==void 0?s.addInitializer(()=>{customElements.define(i,e)}):customElements.define(i,e)};var zh={attribute:!0,type:String,converter:rs,reflect:!1,hasChanged:Os},kh=(i=zh,e,s)=>{let{kind:t,metadata:a}=s,d=globalThis.litPropertyMetadata.get(a);if(d===void 0&&globalThis.litPropertyMetadata.set(a,d=new Map),t==="setter"&&((i=Object.create(i)).wrapped=!0),d.set(s.name,i),t==="accessor"){let{name:r}=s;return{set(n){let p=e.get.call(this);e.set.call(this,n),this.requestUpdate(r,p,i,!0,n)},init(n){return n!==void 0&&this.C(r,void 0,i,n),n}}}if(t==="setter"){let{name:r}=s;return function(n){let p=this[r];e.call(this,n),this.requestUpdate(r,p,i,!0,n)}}throw Error("Unsupported decorator location: "+t)};function _(i){return(e,s)=>typeof s=="object"?kh(i,e,s):((t,a,d)=>{let r=a.hasOwnProperty(d);return a.constructor.createProperty(d,t),r?Object.getOwnPropertyDescriptor(a,d):void 0})(i,e,s)}function Ne(i){return _({...i,state:!0,attribute:!1})}function la(i){return(e,s)=>{let t=typeof e=="function"?e:e[s];Object.assign(t,i)}}var Mh=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},$h=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Th=(()=>{let i=[Q("discord-action-row")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Mh(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
		:host {
			display: flex;
			flex-wrap: wrap;
		}
	`;render(){return u`<slot></slot>`}static{$h(t,s)}};return d=t})();var Ch=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Eh=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},jh=(()=>{let i=[Q("discord-attachments")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Ch(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
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
	`;render(){return u`<slot></slot>`}static{Eh(t,s)}};return d=t})();var Yt=class extends Event{constructor(e,s,t,a){super("context-request",{bubbles:!0,composed:!0}),this.context=e,this.contextTarget=s,this.callback=t,this.subscribe=a??!1}};var Bi=class{constructor(e,s,t,a){if(this.subscribe=!1,this.provided=!1,this.value=void 0,this.t=(d,r)=>{this.unsubscribe&&(this.unsubscribe!==r&&(this.provided=!1,this.unsubscribe()),this.subscribe||this.unsubscribe()),this.value=d,this.host.requestUpdate(),this.provided&&!this.subscribe||(this.provided=!0,this.callback&&this.callback(d,r)),this.unsubscribe=r},this.host=e,s.context!==void 0){let d=s;this.context=d.context,this.callback=d.callback,this.subscribe=d.subscribe??!1}else this.context=s,this.callback=t,this.subscribe=a??!1;this.host.addController(this)}hostConnected(){this.dispatchRequest()}hostDisconnected(){this.unsubscribe&&(this.unsubscribe(),this.unsubscribe=void 0)}dispatchRequest(){this.host.dispatchEvent(new Yt(this.context,this.host,this.t,this.subscribe))}};var ca=class{get value(){return this.o}set value(e){this.setValue(e)}setValue(e,s=!1){let t=s||!Object.is(e,this.o);this.o=e,t&&this.updateObservers()}constructor(e){this.subscriptions=new Map,this.updateObservers=()=>{for(let[s,{disposer:t}]of this.subscriptions)s(this.o,t)},e!==void 0&&(this.value=e)}addCallback(e,s,t){if(!t)return void e(this.value);this.subscriptions.has(e)||this.subscriptions.set(e,{disposer:()=>{this.subscriptions.delete(e)},consumerHost:s});let{disposer:a}=this.subscriptions.get(e);e(this.value,a)}clearCallbacks(){this.subscriptions.clear()}};var vr=class extends Event{constructor(e,s){super("context-provider",{bubbles:!0,composed:!0}),this.context=e,this.contextTarget=s}},Ui=class extends ca{constructor(e,s,t){super(s.context!==void 0?s.initialValue:t),this.onContextRequest=a=>{if(a.context!==this.context)return;let d=a.contextTarget??a.composedPath()[0];d!==this.host&&(a.stopPropagation(),this.addCallback(a.callback,d,a.subscribe))},this.onProviderRequest=a=>{if(a.context!==this.context||(a.contextTarget??a.composedPath()[0])===this.host)return;let d=new Set;for(let[r,{consumerHost:n}]of this.subscriptions)d.has(r)||(d.add(r),n.dispatchEvent(new Yt(this.context,n,r,!0)));a.stopPropagation()},this.host=e,s.context!==void 0?this.context=s.context:this.context=s,this.attachListeners(),this.host.addController?.(this)}attachListeners(){this.host.addEventListener("context-request",this.onContextRequest),this.host.addEventListener("context-provider",this.onProviderRequest)}hostConnected(){this.host.dispatchEvent(new vr(this.context,this.host))}};function wt({context:i}){return(e,s)=>{let t=new WeakMap;if(typeof s=="object")return{get(){return e.get.call(this)},set(a){return t.get(this).setValue(a),e.set.call(this,a)},init(a){return t.set(this,new Ui(this,{context:i,initialValue:a})),a}};{e.constructor.addInitializer((r=>{t.set(r,new Ui(r,{context:i}))}));let a=Object.getOwnPropertyDescriptor(e,s),d;if(a===void 0){let r=new WeakMap;d={get(){return r.get(this)},set(n){t.get(this).setValue(n),r.set(this,n)},configurable:!0,enumerable:!0}}else{let r=a.set;d={...a,set(n){t.get(this).setValue(n),r?.call(this,n)}}}return void Object.defineProperty(e,s,d)}}}function ae({context:i,subscribe:e}){return(s,t)=>{typeof t=="object"?t.addInitializer((function(){new Bi(this,{context:i,callback:a=>{s.set.call(this,a)},subscribe:e})})):s.constructor.addInitializer((a=>{new Bi(a,{context:i,callback:d=>{a[t]=d},subscribe:e})}))}}var ge=tt(class extends lt{constructor(i){if(super(i),i.type!==Wt.ATTRIBUTE||i.name!=="class"||i.strings?.length>2)throw Error("`classMap()` can only be used in the `class` attribute and must be the only part in the attribute.")}render(i){return" "+Object.keys(i).filter(e=>i[e]).join(" ")+" "}update(i,[e]){if(this.st===void 0){this.st=new Set,i.strings!==void 0&&(this.nt=new Set(i.strings.join(" ").split(/\s/).filter(t=>t!=="")));for(let t in e)e[t]&&!this.nt?.has(t)&&this.st.add(t);return this.render(e)}let s=i.element.classList;for(let t of this.st)t in e||(s.remove(t),this.st.delete(t));for(let t in e){let a=!!e[t];a===this.st.has(t)||this.nt?.has(t)||(a?(s.add(t),this.st.add(t)):(s.remove(t),this.st.delete(t)))}return qe}});var Y=i=>i??X;var hs=(i,e)=>{let s=i._$AN;if(s===void 0)return!1;for(let t of s)t._$AO?.(e,!1),hs(t,e);return!0},ha=i=>{let e,s;do{if((e=i._$AM)===void 0)break;s=e._$AN,s.delete(i),i=e}while(s?.size===0)},il=i=>{for(let e;e=i._$AM;i=e){let s=e._$AN;if(s===void 0)e._$AN=s=new Set;else if(s.has(i))break;s.add(i),Hh(e)}};function Dh(i){this._$AN!==void 0?(ha(this),this._$AM=i,il(this)):this._$AM=i}function Sh(i,e=!1,s=0){let t=this._$AH,a=this._$AN;if(a!==void 0&&a.size!==0)if(e)if(Array.isArray(t))for(let d=s;d<t.length;d++)hs(t[d],!1),ha(t[d]);else t!=null&&(hs(t,!1),ha(t));else hs(this,i)}var Hh=i=>{i.type==Wt.CHILD&&(i._$AP??=Sh,i._$AQ??=Dh)},qi=class extends lt{constructor(){super(...arguments),this._$AN=void 0}_$AT(e,s,t){super._$AT(e,s,t),il(this),this.isConnected=e._$AU}_$AO(e,s=!0){e!==this.isConnected&&(this.isConnected=e,e?this.reconnected?.():this.disconnected?.()),s&&(hs(this,e),ha(this))}setValue(e){if(Zo(this._$Ct))this._$Ct._$AI(e,this);else{let s=[...this._$Ct._$AH];s[this._$Ci]=e,this._$Ct._$AI(s,this,0)}}disconnected(){}reconnected(){}};var Ct=()=>new _r,_r=class{},br=new WeakMap,it=tt(class extends qi{render(i){return X}update(i,[e]){let s=e!==this.G;return s&&this.rt(void 0),(s||this.lt!==this.ct)&&(this.G=e,this.ht=i.options?.host,this.rt(this.ct=i.element)),X}rt(i){if(this.G!==void 0)if(this.isConnected||(i=void 0),typeof this.G=="function"){let e=this.ht??globalThis,s=br.get(e);s===void 0&&(s=new WeakMap,br.set(e,s)),s.get(this.G)!==void 0&&this.G.call(this.ht,void 0),s.set(this.G,i),i!==void 0&&this.G.call(this.ht,i)}else this.G.value=i}get lt(){return typeof this.G=="function"?br.get(this.ht??globalThis)?.get(this.G):this.G?.value}disconnected(){this.lt===this.ct&&this.rt(void 0)}reconnected(){this.rt(this.ct)}});function V(i,e,s){return i?e(i):s?.(i)}var ua=R`
	.discord-media-attachment-non-visual-media-item-container {
		justify-self: start;
		align-self: start;
		margin-top: 8px;
		max-width: 100%;
		display: flex;
		flex-direction: column;
		position: relative;
	}

	.discord-media-attachment-mosaic-item-media {
		border-radius: 2px;
		display: flex;
		flex-flow: row nowrap;
		height: 100%;
		max-height: inherit;
		max-width: 100%;
		position: relative;
	}

	.discord-media-attachment-controls {
		width: 100%;
		display: flex;
		align-items: center;
		margin-top: 4px;
		background-color: hsl(0 calc(1 * 0%) 0% / 0.6);
		border-radius: 3px;
	}

	.discord-media-attachment-video-button {
		margin-right: 8px;
	}

	.discord-media-attachment-control-icon {
		display: block;
		width: 24px;
		height: 24px;
		padding: 4px;
		cursor: pointer;
		flex: 0 0 auto;
		opacity: 0.6;
	}

	.discord-media-attachment-duration-time-wrapper {
		flex: 0 0 auto;
		margin: 4px;
		height: 12px;
	}

	.discord-media-attachment-duration-time-display {
		font-weight: 500;
		display: inline-block;
		font-family:
			'gg mono', 'Source Code Pro', Consolas, 'Andale Mono WT', 'Andale Mono', 'Lucida Console', 'Lucida Sans Typewriter', 'DejaVu Sans Mono',
			'Bitstream Vera Sans Mono', 'Liberation Mono', 'Nimbus Mono L', Monaco, 'Courier New', Courier, monospace;
		font-size: 12px;
		line-height: 12px;
		vertical-align: text-top;
	}

	.discord-media-attachment-duration-time-separator {
		margin: 0 2px;
	}

	.discord-media-attachment-non-visual-media-item-container:hover .discord-button-download-attachment {
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
`;var Kt=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Fe=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},ma=(()=>{let i=U,e,s=[],t=[],a,d=[],r=[],n,p=[],m=[],l,o=[],b=[],v,g=[],h=[],c,f=[],$=[],D,Z=[],x=[],y,I=[],A=[];return class extends i{static{let C=typeof Symbol=="function"&&Symbol.metadata?Object.create(i[Symbol.metadata]??null):void 0;e=[Ne()],a=[Ne()],n=[Ne()],l=[Ne()],v=[Ne()],c=[Ne()],D=[Ne()],y=[Ne()],Kt(this,null,e,{kind:"accessor",name:"currentPlaybackPosition",static:!1,private:!1,access:{has:B=>"currentPlaybackPosition"in B,get:B=>B.currentPlaybackPosition,set:(B,re)=>{B.currentPlaybackPosition=re}},metadata:C},s,t),Kt(this,null,a,{kind:"accessor",name:"totalMediaDuration",static:!1,private:!1,access:{has:B=>"totalMediaDuration"in B,get:B=>B.totalMediaDuration,set:(B,re)=>{B.totalMediaDuration=re}},metadata:C},d,r),Kt(this,null,n,{kind:"accessor",name:"isPlaying",static:!1,private:!1,access:{has:B=>"isPlaying"in B,get:B=>B.isPlaying,set:(B,re)=>{B.isPlaying=re}},metadata:C},p,m),Kt(this,null,l,{kind:"accessor",name:"raf",static:!1,private:!1,access:{has:B=>"raf"in B,get:B=>B.raf,set:(B,re)=>{B.raf=re}},metadata:C},o,b),Kt(this,null,v,{kind:"accessor",name:"isMuted",static:!1,private:!1,access:{has:B=>"isMuted"in B,get:B=>B.isMuted,set:(B,re)=>{B.isMuted=re}},metadata:C},g,h),Kt(this,null,c,{kind:"accessor",name:"currentVolume",static:!1,private:!1,access:{has:B=>"currentVolume"in B,get:B=>B.currentVolume,set:(B,re)=>{B.currentVolume=re}},metadata:C},f,$),Kt(this,null,D,{kind:"accessor",name:"hasEnded",static:!1,private:!1,access:{has:B=>"hasEnded"in B,get:B=>B.hasEnded,set:(B,re)=>{B.hasEnded=re}},metadata:C},Z,x),Kt(this,null,y,{kind:"accessor",name:"hasRunUpdate",static:!1,private:!1,access:{has:B=>"hasRunUpdate"in B,get:B=>B.hasRunUpdate,set:(B,re)=>{B.hasRunUpdate=re}},metadata:C},I,A),C&&Object.defineProperty(this,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:C})}mediaComponentRef=Ct();seekSliderRef=Ct();volumeControlRef=Ct();volumeControlInputRef=Ct();#e=Fe(this,s,"0:00");get currentPlaybackPosition(){return this.#e}set currentPlaybackPosition(C){this.#e=C}#t=(Fe(this,t),Fe(this,d,""));get totalMediaDuration(){return this.#t}set totalMediaDuration(C){this.#t=C}#i=(Fe(this,r),Fe(this,p,!1));get isPlaying(){return this.#i}set isPlaying(C){this.#i=C}#a=(Fe(this,m),Fe(this,o,null));get raf(){return this.#a}set raf(C){this.#a=C}#s=(Fe(this,b),Fe(this,g,!1));get isMuted(){return this.#s}set isMuted(C){this.#s=C}#r=(Fe(this,h),Fe(this,f,1));get currentVolume(){return this.#r}set currentVolume(C){this.#r=C}#n=(Fe(this,$),Fe(this,Z,!1));get hasEnded(){return this.#n}set hasEnded(C){this.#n=C}#o=(Fe(this,x),Fe(this,I,!1));get hasRunUpdate(){return this.#o}set hasRunUpdate(C){this.#o=C}calculateTime(C){let B=Math.floor(C/60),re=Math.floor(C%60),pe=re<10?`0${re}`:`${re}`;return`${B}:${pe}`}displayMediaDuration(){this.mediaComponentRef.value&&(this.totalMediaDuration=this.calculateTime(this.mediaComponentRef.value.duration))}setSliderMax(){this.mediaComponentRef.value&&this.seekSliderRef.value&&(this.seekSliderRef.value.max=Math.floor(this.mediaComponentRef.value.duration).toString())}displayBufferedAmount(){if(this.mediaComponentRef.value&&this.seekSliderRef.value){let C=this.mediaComponentRef.value.buffered.length-1;if(C>=0){let B=Math.floor(this.mediaComponentRef.value.buffered.end(C));this.style.setProperty("--buffered-width",`${B/Number(this.seekSliderRef.value.max)*100}%`)}}}whilePlaying=(Fe(this,A),()=>{if(this.mediaComponentRef.value&&this.seekSliderRef.value){this.seekSliderRef.value.value=Math.floor(this.mediaComponentRef.value.currentTime).toString();let C=Number(this.seekSliderRef.value.value);this.currentPlaybackPosition=this.calculateTime(C),this.style.setProperty("--seek-before-width",`${C/Number(this.seekSliderRef.value.max)*100}%`),this.raf=requestAnimationFrame(this.whilePlaying)}});handleEnded(){this.mediaComponentRef.value&&(this.mediaComponentRef.value.pause(),this.raf!==null&&cancelAnimationFrame(this.raf),this.isPlaying=!1,this.hasEnded=!0)}handleClickPlayPauseIcon=()=>{this.mediaComponentRef.value&&(this.hasEnded&&(this.hasEnded=!1),this.isPlaying?(this.mediaComponentRef.value.pause(),this.raf!==null&&cancelAnimationFrame(this.raf),this.isPlaying=!1):(this.mediaComponentRef.value.play(),requestAnimationFrame(this.whilePlaying),this.isPlaying=!0))};handleSpaceToPlayPause=C=>{C.code==="Space"&&(C.preventDefault(),C.stopPropagation(),this.handleClickPlayPauseIcon())};handleClickMuteIcon(){this.mediaComponentRef.value&&(this.isMuted?(this.mediaComponentRef.value.muted=!1,this.isMuted=!1):(this.mediaComponentRef.value.muted=!0,this.isMuted=!0))}handleSeekSliderInput(C){let B=C.target;this.style.setProperty("--seek-before-width",`${Number(B.value)/Number(B.max)*100}%`),this.seekSliderRef.value&&(this.currentPlaybackPosition=this.calculateTime(Number(this.seekSliderRef.value.value))),this.mediaComponentRef.value&&!this.mediaComponentRef.value.paused&&this.raf!==null&&cancelAnimationFrame(this.raf)}handleSeekSliderChange=()=>{this.mediaComponentRef.value&&this.seekSliderRef.value&&(this.mediaComponentRef.value.currentTime=Number(this.seekSliderRef.value.value),this.mediaComponentRef.value.paused||requestAnimationFrame(this.whilePlaying))};handleVolumeSliderInput(C){let B=C.target,{value:re}=B;if(this.mediaComponentRef.value){let pe=Number(re)/100;this.currentVolume=pe,this.mediaComponentRef.value.volume=pe}}handleVolumeVerticalEnter(){this.volumeControlRef.value&&this.style.setProperty("--volume-slider-opacity","1")}handleVolumeVerticalLeave(){this.volumeControlRef.value&&this.style.setProperty("--volume-slider-opacity","0")}handleVolumeVerticalFocus(){this.handleVolumeVerticalEnter(),this.addEventListener("keydown",this.handleVolumeControlKeyboard)}handleVolumeVerticalBlur(){this.handleVolumeVerticalLeave(),this.removeEventListener("keydown",this.handleVolumeControlKeyboard)}handleVolumeControlKeyboard(C){let B=0;C.code==="ArrowDown"?B=-.1:C.code==="ArrowUp"&&(B=.1),B!==0&&this.adjustVolume(B,C)}adjustVolume(C,B){B.preventDefault(),B.stopPropagation();let re=this.currentVolume+C;re<.1?re=0:re>1&&(re=1),this.mediaComponentRef.value&&this.volumeControlInputRef.value&&(this.currentVolume=re,this.mediaComponentRef.value.volume=re,this.volumeControlInputRef.value.value=(re*100).toString())}mediaMetadataLoaded=()=>{this.mediaComponentRef.value&&(this.displayMediaDuration(),this.setSliderMax(),this.displayBufferedAmount())};shouldUpdate(C){return C.has("hasRunUpdate")&&C.size===1?!1:super.shouldUpdate(C)}firstUpdated(C){this.hasRunUpdate||(this.mediaComponentRef.value&&(this.mediaComponentRef.value.readyState>0?(this.displayMediaDuration(),this.setSliderMax(),this.displayBufferedAmount()):this.mediaComponentRef.value.addEventListener("loadedmetadata",this.mediaMetadataLoaded)),this.hasRunUpdate=!0,super.firstUpdated(C))}disconnectedCallback(){super.disconnectedCallback(),this.mediaComponentRef.value?.removeEventListener("loadedmetadata",this.mediaMetadataLoaded)}}})();var fa=R`
	.discord-media-attachment-horizontal {
		width: 100%;
		display: flex;
		align-self: stretch;
	}

	.discord-media-attachment-media-bar-interaction {
		position: relative;
		flex: 1 1 auto;
		align-self: stretch;
		display: flex;
		align-items: center;
		cursor: pointer;
		margin: 0 7px;
	}

	.discord-media-attachment-playback-control {
		position: relative;
		flex: 1 1 auto;
		height: 6px;
		background-color: hsl(210 calc(1 * 9.3%) 78.8% / 0.3);
	}

	.discord-media-attachment-playback-control:hover {
		box-shadow: 0 1px 1px hsl(0 calc(1 * 0%) 0% / 0.3);
	}

	.discord-media-attachment-playback-control::before {
		background-color: hsl(210 calc(1 * 9.3%) 78.8% / 0.3);
		left: -3px;
		border-radius: 3px 0 0 3px;
		content: '';
		position: absolute;
		top: 0;
		height: 100%;
		width: 3px;
		z-index: 1;
	}

	input[type='range'].discord-media-attachment-playback-control::-webkit-slider-runnable-track {
		width: 2.47264%;
		height: 100%;
		cursor: pointer;
		opacity: 1;
		background: linear-gradient(to right, hsl(199 100% calc(1 * 69%) / 1) var(--buffered-width));
	}

	input[type='range'].discord-media-attachment-playback-control::before {
		position: absolute;
		content: '';
		top: 0;
		width: var(--seek-before-width);
		height: 100%;
		z-index: 3;
		background-color: hsl(199 100% calc(1 * 69%) / 1);
		cursor: pointer;
	}

	input[type='range'].discord-media-attachment-playback-control::-webkit-slider-thumb {
		position: relative;
		cursor: pointer;
		border-radius: 3px;
		width: auto;
		height: 18px;
		line-height: 18px;
		text-align: center;
		font-weight: 600;
		font-size: 12px;
		color: hsl(0 calc(1 * 0%) 97.6% / 1);
		opacity: 1;
		transition: opacity.2s ease-out;
		pointer-events: none;
		-webkit-appearance: none;
		box-sizing: content-box;
		background-color: hsl(0 calc(1 * 0%) 0% / 1);
		margin: -5px 0 0 0;
		z-index: 4;
	}

	input[type='range'].discord-media-attachment-playback-control:active::-webkit-slider-thumb {
		transform: scale(1.2);
		filter: brightness(85%);
	}

	input[type='range'].discord-media-attachment-playback-control::-moz-range-track {
		width: 2.47264%;
		height: 100%;
		cursor: pointer;
		opacity: 1;
		background: linear-gradient(to right, hsl(199 100% calc(1 * 69%) / 1) var(--buffered-width));
	}

	input[type='range'].discord-media-attachment-playback-control::-moz-range-progress {
		background-color: hsl(199 100% calc(1 * 69%) / 1);
	}

	input[type='range'].discord-media-attachment-playback-control::-moz-focus-outer {
		border: 0;
	}

	input[type='range'].discord-media-attachment-playback-control::-moz-range-thumb {
		border-radius: 50%;
		position: relative;
		cursor: pointer;
		line-height: 18px;
		text-align: center;
		font-weight: 600;
		font-size: 12px;
		opacity: 1;
		transition: opacity.2s ease-out;
		pointer-events: none;
		-webkit-appearance: none;
		box-sizing: content-box;
		background: #007db5;
		margin: -5px 0 0 0;
	}

	input[type='range'].discord-media-attachment-playback-control:active::-moz-range-thumb {
		transform: scale(1.2);
		filter: brightness(85%);
	}
`;var pa=R`
	.discord-media-attachment-flex {
		display: flex;
	}

	.discord-media-attachment-flex-container {
		justify-content: flex-end;
		align-items: center;
		flex-direction: column;
		display: flex;
		position: relative;
	}

	.discord-media-attachment-button-slider {
		margin-bottom: 4px;
		margin-left: -4px;
		position: absolute;
		bottom: calc(100% + 16px);
		left: -78px;
		right: 0;
		height: 50px;
		opacity: var(--volume-slider-opacity);
		-webkit-app-region: no-drag;
	}

	.discord-media-attachment-volume-vertical {
		display: flex;
		align-items: center;
		transform-origin: top;
		transform: rotate(270deg);
		height: 54px;
		width: 140px;
	}

	.discord-media-attachment-button {
		cursor: pointer;
		line-height: 0;
		width: auto;
		background: transparent;
		color: currentColor;
		border: 0;
		padding: 0;
		margin: 0;
		position: relative;
		display: flex;
		justify-content: center;
		align-items: center;
		box-sizing: border-box;
		border-radius: 3px;
		font-size: 14px;
		font-weight: 500;
		-webkit-user-select: none;
		-moz-user-select: none;
		user-select: none;
	}

	.discord-media-attachment-button-content {
		--custom-button-link-underline-offset: 1px;
		--button--underline-color: transparent;
		--custom-button-link-underline-width: 1px;
		--custom-button-link-underline-stop: calc(var(--custom-button-link-underline-width) + var(--custom-button-link-underline-offset));

		background-image: linear-gradient(
			to top,
			transparent,
			transparent var(--custom-button-link-underline-offset),
			var(--button--underline-color) var(--custom-button-link-underline-offset),
			var(--button--underline-color) var(--custom-button-link-underline-stop),
			transparent var(--custom-button-link-underline-stop)
		);
	}

	.discord-media-attachment-button-control-icon {
		display: block;
		width: 24px;
		height: 24px;
		padding: 4px;
		cursor: pointer;
		flex: 0 0 auto;
		opacity: 0.6;
	}

	.discord-media-attachment-volume-slider {
		position: relative;
		height: 6px;
		background-color: hsl(210 calc(1 * 9.3%) 78.8% / 0.3);
		width: 88px;
	}

	.discord-media-attachment-volume-slider:hover {
		box-shadow: 0 1px 1px hsl(0 calc(1 * 0%) 0% / 0.3);
	}

	.discord-media-attachment-volume-slider::before {
		background-color: hsl(210 calc(1 * 9.3%) 78.8%/0.3);
		left: 0px;
		border-radius: 3px 0 0 3px;
		content: '';
		position: absolute;
		top: 0;
		height: 6px;
		width: 100%;
		z-index: 3;
	}

	input[type='range'].discord-media-attachment-volume-slider::-webkit-slider-runnable-track {
		background-color: hsl(210 calc(1 * 9.3%) 78.8%/0.3);
		height: 2.47264%;
		width: 100%;
		cursor: grab;
		border-radius: 8px;
	}

	input[type='range'].discord-media-attachment-volume-slider::-webkit-slider-thumb {
		position: relative;
		bottom: 8px;
		z-index: 4;
	}

	input[type='range'].discord-media-attachment-volume-slider:active::-webkit-slider-thumb {
		transform: scale(1.2);
		filter: brightness(85%);
	}
`;var yr=class extends qi{host;element;prevData={};eventData={};render(e){return X}update(e,[s]){this.element!==e.element&&(this.element=e.element),this.host=e.options?.host??this.element,this.apply(s),this.groom(s),this.prevData={...s}}apply(e){if(!e)return;let{prevData:s,element:t}=this;for(let[a,d]of Object.entries(e)){if(d===s[a])continue;let r=a.slice(1);switch(a[0]){case"@":this.eventData[r]=d,this.applyEvent(r,d);break;case".":t[r]=d;break;case"?":d?t.setAttribute(r,""):t.removeAttribute(r);break;default:d===null?t.removeAttribute(a):t.setAttribute(a,String(d));break}}}groom(e){let{prevData:s,element:t}=this;if(s)for(let[a,d]of Object.entries(s)){let r=a.slice(1);if(!e||!(a in e)&&t[r]===d)switch(a[0]){case"@":this.groomEvent(r,d);break;case".":t[r]=void 0;break;case"?":t.removeAttribute(r);break;default:t.removeAttribute(a);break}}}applyEvent(e,s){let{prevData:t,element:a}=this;this.eventData[e]=s,t[e]&&a.removeEventListener(e,this,s),a.addEventListener(e,this,s)}groomEvent(e,s){let{element:t}=this;Reflect.deleteProperty(this.eventData,e),t.removeEventListener(e,this,s)}handleEvent(e){let s=this.eventData[e.type];typeof s=="function"?s.call(this.host,e):s.handleEvent(e)}disconnected(){let{eventData:e,element:s}=this;for(let[t,a]of Object.entries(e)){let d=t.slice(1);s.removeEventListener(d,this,a)}}reconnected(){let{eventData:e,element:s}=this;for(let[t,a]of Object.entries(e)){let d=t.slice(1);s.addEventListener(d,this,a)}}},S=tt(yr);var Lh=E`
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
`;function ga(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Lh}
	</svg>`}var Ih=E`
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
`;function va(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Ih}
	</svg>`}var Ah=E`
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
`;function ba(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Ah}
	</svg>`}var Oh=E`
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
`;function _a(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Oh}
	</svg>`}var Vh=E`
	<path d="M6.563.875h-.438V.438H4.812v1.313h-.438V.875h-.436V.438h-.875v.438h-.438v.875h-.437V.438H.875v.438H.438v1.75h.438v.438h.875v.438h.438v.875h.438v.438h.438v.438h.875v-.438h.438v-.438h.438V3.5h.438v-.437h.875v-.438h.438z" fill="#ff7fc0"/>
	<path d="M3.938 0h-.875v.438h.875zm-1.75 0H.875v.438h1.313zm3.938 0H4.813v.438h1.313zm.438.438h-.438v.438h.438zm.438.438h-.438v1.75h.438zM4.377.438h-.439v.438h.438v.875h.438V.438zm-2.189 0v1.313h.438V.875h.438V.438zm-1.313 0H.438v.438h.438zM.438.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm.875.438H.875v.438h.875zm4.375 0h-.875v.438h.875zm.438-.438h-.438v.438h.438zM5.251 3.938V3.5h-.438v.875h1.75v-.437zM1.75 3.5v.438H.438v.438h1.75V3.5zm-1.313.875H0v1.75h.438zm.438 1.75H.438v.438h.438zm5.25.438H.875v.438h5.25zm.438-.438h-.438v.438h.438zm.438-1.75h-.438v1.75h.438zm-4.376 0h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-.875.875h-.876v.438h.875z" fill="#000"/>
	<path d="M4.813 4.375v.438h-.438v.438h-.437v.438h-.875v-.438h-.438v-.438h-.437v-.438H.438v1.75h.438v.438h5.25v-.438h.438v-1.75z" fill="#6be473"/>
	<path d="M1.75 5.25h-.437v.438h.438zm-.438-.438H.875v.438h.438zM5.25 6.125v-.438h-.438v.438h-.874v-.438h-.875v.438h-.875v-.438H1.75v.438H.875v.438h5.25v-.438zm.438-.875H5.25v.438h.438zm.438-.438h-.438v.438h.438zm.438.875h-.438v.438h.438z" fill="#008456"/>
	<path d="M2.625 3.938h-.437v.438h.438zm.438.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm.438-.438h-.438v.438h.438zm.438-.875h-.438v.438h.438zm.875-.438h-.438v.438h.438zm.438-.875h-.438v.875h.438zM3.94 4.813h-.877v.438h.875z" fill="#ff1c90"/>
	<path d="M4.375 5.25h-.437v.438h.438zm.438-.438h-.438v.438h.438zm.438-.438h-.438v.438h.438zm-4.813.001v.875h.438v-.438h1.313v-.438zm.438-3.5H.438v.875h.438zM2.189.437H.875v.438h1.313zm.875.438h-.439v.438h.438zm.875-.438h-.876v.438h.875zm1.313 0h-.438v.875h.438V.875h.875V.438z" fill="#f0f0f0"/>
`;function ya(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Vh}
	</svg>`}var Nh=E`
	<path d="M3.063.875v.438h.875V.875zm.875-.438v.438h1.75V.438zm1.75.438v.438h.438V.875zm.438.438v.438h.438v-.438zm.438.438v2.188h.438V1.75zm-.438 2.188v.875h.438v-.876zm-.438.875v.438h.438v-.438zm-.875.438v.438h.875v-.438zm-.875.438v.438h.875V5.69zm-.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M6.563 1.75h-.438v-.437h-.438V.875H3.938v.438h-.875V.875h-1.75v.438H.875v.438H.438v2.188h.438v.875h.438v.438h.875v.438h.875v.438h.875V5.69h.875v-.438h.875v-.438h.438v-.876h.438z" fill="#ff7fc0"/>
	<path d="M6.563 1.75h-.438v2.188h.438zm-.438 2.188h-.438v.875h.438zm-4.812 0H.875v.875h.438zm4.375.875h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875zm-.875-.438h-.875v.438h.875z" fill="#ff1b90"/>
	<path d="M1.313.438v.438h1.75V.438zM.875.875v.438h.438V.875zm-.437.438v.438h.438v-.438zM0 1.75v2.188h.438V1.75zm.438 2.188v.875h.438v-.875zm.438.875v.438h.438v-.438zm.438.438v.438h.875v-.438zm.875.438v.438h.875v-.438z" fill="#000"/>
	<path d="M1.313.875v.438h1.75V.875zm2.625 0v.438h1.75V.875zm-.875.438v.438h.875v-.438z" fill="#f0f0f0"/>
	<path opacity=".6" d="M4.813 2.625v-.437h-.875v.438h-.875v-.438h-.875v.438H1.75v1.313h.438v.438h.879v.438h.875v-.438h.871v-.439h.438V2.625z" fill="#fff"/>
	<path d="M5.688 1.313v.438h.438v-.438zm-4.813 0v.438h.438v-.438zm.438.438v.438h.438V1.75zM.438 1.75v.875h.438V1.75z" fill="#f0f0f0"/>
`;function xa(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Nh}
	</svg>`}var Ph=E`
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
`;function wa(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Ph}
	</svg>`}var Rh=E`
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
`;function za(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Rh}
	</svg>`}var Bh=E`
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
`;function ka(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Bh}
	</svg>`}var Uh=E`
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
`;function Ma(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Uh}
	</svg>`}var qh=E`
	<path d="M6.125 2.188v-.875h-.438V.875h-.438V.438h-.875v.438h.438v.438h.438v1.75h-.438v.438h-.438v.438H2.625V3.5h-.437v-.437H1.75v-1.75h.438V.875h.438V.438H1.75v.438h-.437v.438H.875v.875H.438v2.625h.438v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h.438V2.188z" fill="#b79cf8"/>
	<path d="M2.625 0H1.75v.438h.875zM.875 1.313H.438v.875h.438zm1.313 0H1.75v1.75h.438zm2.188 2.188H2.625v.438h1.75z" fill="#000"/>
	<path d="M4.375 3.938h-1.75v.438h1.75z" fill="#f0f0f0"/>
	<path d="M.438 2.188H0v2.625h.438zm4.375 4.375H2.188v.438h2.625z" fill="#000"/>
	<path d="M.875 4.375H.438v.438h.438zm4.813.875h-.875v.438H2.188V5.25h-.875v-.438H.875v.875h.438v.438h.875v.438h2.625v-.438h.875v-.438h.438v-.875h-.438zm.875-.875h-.438v.438h.438z" fill="#816bee"/>
	<path d="M1.75.438h-.437v.438h.438zm-.437.437H.875v.438h.438z" fill="#000"/>
	<path d="M2.625.438H1.75v.438h.875zM1.75.875h-.437v.438h.438zm-.437.438H.875v.438h.438zm-.438.875H.438v.438h.438zm.438.438H.875v.438h.438zm.875.438H1.75v.438h.438zm.438.438h-.438v.438h.438zm2.625-.438h-.438v.438h.438zM4.813.439h-.438v.438h.438zm0 3.063h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M3.063.438h-.438v.438h.438zm-.438.437h-.437v.438h.438zm0 2.188h-.437v.438h.438zm-1.75 1.75H.438v.875h.438zm.438.875H.875v.438h.438zM5.251 0h-.875v.438h.875zm.438 6.125h-.875v.438h.875zm-3.5 0h-.876v.438h.875zm4.374-4.812h-.438v.875h.438zm-1.313 0h-.438v1.75h.438zM7 2.188h-.438v2.625H7zM5.687.438h-.438v.438h.438zm.438.438h-.438v.438h.438zM4.375.438h-.437v.438h.438zm.438.438h-.438v.438h.438zm0 2.188h-.438v.438h.438zm1.75 1.75h-.438v.875h.438zm-.438.875h-.438v.438h.438z" fill="#000"/>
	<path d="M2.188.875H1.75v.438h.438z" fill="#b79cf8"/>
`;function $a(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${qh}
	</svg>`}var Fh=E`
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
`;function Ta(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Fh}
	</svg>`}var Zh=E`
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
`;function Ca(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Zh}
	</svg>`}var Wh=E`
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
`;function Ea(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Wh}
	</svg>`}var Qh=E`
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
`;function ja(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Qh}
	</svg>`}var Gh=E`
	<path d="M5.688 1.313V.875h-.875v.438h-.438V.875h-.437V.438h-.875v.438h-.438v.438h-.437V.875h-.875v.438H.875v1.75h.875v.438h.438v-.438h2.625v.438h.438v-.438h.875v-1.75z" fill="#d1cdd5"/>
	<path d="M6.125 3.938V3.5h-1.75v-.437h-1.75v.438H.875v.438H.438v1.313h.438v.438h1.75v.438h.438v.438h.875v-.438h.438V5.69h1.75v-.438h.438V3.938z" fill="#57595f"/>
	<path d="M3.938 0h-.875v.438h.875zm-.875.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438zm-1.313 0h-.438v.438h.438zM2.625.875h-.437v.438h.438zM2.188.438h-.875v.438h.875zm-1.313.875H.438v1.75h.438zm.438-.438H.875v.438h.438zM.875 3.5H.438v.438h.438zm-.437.438H0v1.313h.438zm.438 1.313H.438v.438h.438zm1.75.438H.875v.438h1.75zm.438.438h-.439v.438h.438zm.875.438h-.876v.438h.875zm.438-.438h-.439v.438h.438zm1.75-.438h-1.75v.438h1.75zm.438-.438h-.438v.438h.438zm.438-1.313h-.438v1.313h.438zM6.565 3.5h-.438v.438h.438zm0-2.188h-.438v1.75h.438zM2.188 3.5H1.75v.438h.438zm.438-.438h-.438V3.5h.438zm1.75-.438H2.625v.438h1.75zm.438.438h-.438V3.5h.438zm.438.438h-.438v.438h.438zm.438-.438h-.438V3.5h.875v-.437zm-4.377.001H.875v.438h.875v-.438z" fill="#000"/>
	<path d="M.875 4.813H.438v.438h.438zm.438.438H.875v.438h.438zm1.75.438h-.438v.438h.438zm1.313 0h-.438v.438h.438zm-.438.438h-.875v.438h.875zm2.188-.875h-.438v.438h.438zm.438-1.313h-.438v1.313h.438z" fill="#35363a"/>
	<path d="M1.313 2.625H.875v.438h.438zm.875.438H1.75v.438h.438zm3.063 0h-.438v.438h.438zm-2.626-.438h-.437v.438h.438zm2.188 0h-.438v.438h.438z" fill="#847d8b"/>
	<path d="M5.25 3.063h-.438v.438h.438zm-.875-.875h-1.75v.438h1.75zm1.75-.438h-.438v1.313h.438z" fill="#847d8b"/>
	<path d="M1.75 1.75h-.437v.438h.438zm-.437-.437H.875v.438h.438zm.875-.438h-.875v.438h.875zm.875 0h-.438v.438h.438zm.875-.438h-.875v.438h.875zm.438.438h-.438v.438h.438zm1.313 0h-.875v.438h.875zm.438.438h-.438v.438h.438z" fill="#f0f0f0"/>
	<path d="M.875 3.938H.438v.438h.438zm.438-.438H.875v.438h.438zm1.313 0h-.438v.438h.438zm1.75-.438H2.625V3.5h1.75zm.875.875h-.438v.438h.438zm.875-.438h-.875v.438h.875z" fill="#d8d8d8"/>
`;function Da(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Gh}
	</svg>`}var Yh=E`
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
`;function Sa(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Yh}
	</svg>`}var Kh=E`
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
`;function Ha(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Kh}
	</svg>`}var Jh=E`
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
`;function La(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Jh}
	</svg>`}var Xh=E`
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
`;function Ia(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${Xh}
	</svg>`}var eu=E`
	<path d="M5.688 2.625v-.437H5.25V1.75h-.438v-.437h-.438V.875h-.436V.438h-.875v.438h-.438v.438h-.437v.438H1.75v.438h-.437v.438H.875v.875H.438v2.188h.438v.438h.875v.438h3.5v-.438h.875v-.438h.438V3.5h-.438v-.875z" fill="#0abbff"/>
	<path d="M3.063 0v.438h.875V0zm-.438.438v.438h.438V.438zm1.313 0v.438h.438V.438zm.438.438v.438h.438V.875zm.438.438v.438h.438v-.439zm.438.438v.438h.438v-.44zm.438.438v.438h.438v-.44zm.438.438v.875h.438v-.878zm-5.69-.003V3.5h.438v-.875zM0 3.5v2.188h.438V3.5zm6.563 0v2.188h.438V3.5zM2.188.875v.438h.438V.875zm-.438.438v.438h.438v-.438zm-.437.437v.438h.438V1.75zm-.438.438v.438h.438v-.438zm-.438 3.5v.438h.438v-.438zm5.688 0v.438h.438v-.438zm-4.375.875v.438h3.5v-.438z" fill="#000"/>
	<path d="M1.75 6.125v.438h3.5v-.438z" fill="#4282d8"/>
	<path d="M.875 6.125v.438h.875v-.438zm5.25.438v-.438H5.25v.438z" fill="#000"/>
	<path d="M3.063.438v.438h.875V.438z" fill="#fff"/>
	<path opacity=".5" d="M4.813 3.5v-.437h-.438v-.438h-.437v-.437h-.875v.438h-.438v.438h-.437v.438H1.75v1.313h.438v.438h2.625v-.438h.438V3.5z" fill="#fff"/>
	<path d="M2.625.875v.438h.438V.875zm-.437.438v.438h.438v-.438zm.438.438v.438h.438V1.75zM1.75 1.75v.438h.438V1.75zm-.437.438v.438h.438v-.438zm-.438.437V3.5h.438v-.875zM.438 3.5v.875h.438V3.5z" fill="#fff"/>
	<path d="M5.25 2.188v.438h.438v-.438zm.438.438v.875h.438v-.876zm.438.875v1.75h-.438v.438H5.25v.438h.875v-.438h.438V3.5zM.875 6.125h.875v-.438H.875z" fill="#4282d8"/>
`;function Aa(i={}){return u`<svg
		${S(i)}
		aria-hidden="true"
		role="img"
		width="14"
		height="14"
		viewBox="0 0 7 7"
		fill="none"
		xmlns="http://www.w3.org/2000/svg"
	>
		${eu}
	</svg>`}var tu=globalThis.$discordMessage??{};function li(){return tu}var us={blue:"https://cdn.discordapp.com/embed/avatars/0.png",gray:"https://cdn.discordapp.com/embed/avatars/1.png",green:"https://cdn.discordapp.com/embed/avatars/2.png",orange:"https://cdn.discordapp.com/embed/avatars/3.png",red:"https://cdn.discordapp.com/embed/avatars/4.png",pink:"https://cdn.discordapp.com/embed/avatars/5.png"},xr=li().avatars??{},Pe=Object.assign(us,xr,{default:us[xr.default]??xr.default??us.blue}),ht=li().profiles??{},sl=li().defaultTheme==="light"?"light":"dark",al=li().defaultMode==="compact"?"compact":"cozy",rl=li().defaultBackground==="none"?"none":"discord",ol=new Map([["heart",xa()],["crystal",ga()],["diamond",va()],["explosion",ba()],["flame",_a()],["flower",ya()],["key",wa()],["leaf",za()],["lightning",ka()],["magic",Ma()],["moon",$a()],["mushroom",Ta()],["mythical",Ca()],["ornament",Ea()],["plasma",ja()],["rock",Da()],["shell",Sa()],["skull",Ha()],["sun",La()],["sword",Ia()],["water",Aa()]]);var iu=E`
	<path
		fill="currentColor"
		d="M18.91 12.98a5.45 5.45 0 0 1 2.18 6.2c-.1.33-.09.68.1.96l.83 1.32a1 1 0 0 1-.84 1.54h-5.5A5.6 5.6 0 0 1 10 17.5a5.6 5.6 0 0 1 5.68-5.5c1.2 0 2.32.36 3.23.98Z"
	/>
	<path
		fill="currentColor"
		d="M19.24 10.86c.32.16.72-.02.74-.38L20 10c0-4.42-4.03-8-9-8s-9 3.58-9 8c0 1.5.47 2.91 1.28 4.11.14.21.12.49-.06.67l-1.51 1.51A1 1 0 0 0 2.4 18h5.1a.5.5 0 0 0 .49-.5c0-4.2 3.5-7.5 7.68-7.5 1.28 0 2.5.3 3.56.86Z"
	/>
`;function ms(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 20 20"
		xmlns="http://www.w3.org/2000/svg"
	>
		${iu}
	</svg>`}var su=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M10.99 3.16A1 1 0 1 0 9 2.84L8.15 8H4a1 1 0 0 0 0 2h3.82l-.67 4H3a1 1 0 1 0 0 2h3.82l-.8 4.84a1 1 0 0 0 1.97.32L8.85 16h4.97l-.8 4.84a1 1 0 0 0 1.97.32l.86-5.16H20a1 1 0 1 0 0-2h-3.82l.67-4H21a1 1 0 1 0 0-2h-3.82l.8-4.84a1 1 0 1 0-1.97-.32L15.15 8h-4.97l.8-4.84ZM14.15 14l.67-4H9.85l-.67 4h4.97Z"
	/>
`;function fs(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${su}
	</svg>`}var au=E`
	<path
		fill="currentColor"
		d="M12 2.81a1 1 0 0 1 0-1.41l.36-.36a1 1 0 0 1 1.41 0l9.2 9.2a1 1 0 0 1 0 1.4l-.7.7a1 1 0 0 1-1.3.13l-9.54-6.72a1 1 0 0 1-.08-1.58l1-1L12 2.8ZM12 21.2a1 1 0 0 1 0 1.41l-.35.35a1 1 0 0 1-1.41 0l-9.2-9.19a1 1 0 0 1 0-1.41l.7-.7a1 1 0 0 1 1.3-.12l9.54 6.72a1 1 0 0 1 .07 1.58l-1 1 .35.36ZM15.66 16.8a1 1 0 0 1-1.38.28l-8.49-5.66A1 1 0 1 1 6.9 9.76l8.49 5.65a1 1 0 0 1 .27 1.39ZM17.1 14.25a1 1 0 1 0 1.11-1.66L9.73 6.93a1 1 0 0 0-1.11 1.66l8.49 5.66Z"
	/>
`;function ps(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${au}
	</svg>`}var ru=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M6 9h1V6a5 5 0 0 1 10 0v3h1a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Zm9-3v3H9V6a3 3 0 1 1 6 0Zm-1 8a2 2 0 0 1-1 1.73V18a1 1 0 1 1-2 0v-2.27A2 2 0 1 1 14 14Z"
	/>
`;function gs(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ru}
	</svg>`}var ou=E`
	<path
		fill="currentColor"
		d="M12 3a1 1 0 0 0-1-1h-.06a1 1 0 0 0-.74.32L5.92 7H3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2.92l4.28 4.68a1 1 0 0 0 .74.32H11a1 1 0 0 0 1-1V3ZM15.1 20.75c-.58.14-1.1-.33-1.1-.92v-.03c0-.5.37-.92.85-1.05a7 7 0 0 0 0-13.5A1.11 1.11 0 0 1 14 4.2v-.03c0-.6.52-1.06 1.1-.92a9 9 0 0 1 0 17.5Z"
	/>
	<path
		fill="currentColor"
		d="M15.16 16.51c-.57.28-1.16-.2-1.16-.83v-.14c0-.43.28-.8.63-1.02a3 3 0 0 0 0-5.04c-.35-.23-.63-.6-.63-1.02v-.14c0-.63.59-1.1 1.16-.83a5 5 0 0 1 0 9.02Z"
	/>
`;function vs(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-hidden="false"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ou}
	</svg>`}var Fi=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},ut=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},ce="light-theme",We="compact-mode",wr="no-background",nu=(()=>{let i=[Q("discord-messages")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[];var Z=class extends a{static{t=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[wt({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],p=[wt({context:wr}),_({type:Boolean,reflect:!0,attribute:"no-background"})],o=[wt({context:We}),_({type:Boolean,reflect:!0,attribute:"compact-mode"})],g=[_({reflect:!0,attribute:"channel-type"})],f=[_({reflect:!0,attribute:"channel-name"})],Fi(this,null,d,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:y=>"lightTheme"in y,get:y=>y.lightTheme,set:(y,I)=>{y.lightTheme=I}},metadata:x},r,n),Fi(this,null,p,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:y=>"noBackground"in y,get:y=>y.noBackground,set:(y,I)=>{y.noBackground=I}},metadata:x},m,l),Fi(this,null,o,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:y=>"compactMode"in y,get:y=>y.compactMode,set:(y,I)=>{y.compactMode=I}},metadata:x},b,v),Fi(this,null,g,{kind:"accessor",name:"channelType",static:!1,private:!1,access:{has:y=>"channelType"in y,get:y=>y.channelType,set:(y,I)=>{y.channelType=I}},metadata:x},h,c),Fi(this,null,f,{kind:"accessor",name:"channelName",static:!1,private:!1,access:{has:y=>"channelName"in y,get:y=>y.channelName,set:(y,I)=>{y.channelName=I}},metadata:x},$,D),Fi(null,e={value:t},i,{kind:"class",name:t.name,metadata:x},null,s),Z=t=e.value,x&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=R`
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
	`;#e=ut(this,r,!1);get lightTheme(){return this.#e}set lightTheme(x){this.#e=x}#t=(ut(this,n),ut(this,m,!1));get noBackground(){return this.#t}set noBackground(x){this.#t=x}#i=(ut(this,l),ut(this,b,!1));get compactMode(){return this.#i}set compactMode(x){this.#i=x}#a=(ut(this,v),ut(this,h,void 0));get channelType(){return this.#a}set channelType(x){this.#a=x}#s=(ut(this,c),ut(this,$,void 0));get channelName(){return this.#s}set channelName(x){this.#s=x}connectedCallback(){super.connectedCallback(),(this.lightTheme||sl==="light"&&this.lightTheme)&&(this.lightTheme=!0),(this.compactMode||al==="compact"&&this.compactMode)&&(this.compactMode=!0),(this.noBackground||rl==="none"&&this.noBackground)&&(this.noBackground=!0)}render(){let x;switch(this.channelType){case"text":x=u`${fs()}`;break;case"voice":x=u`${vs()}`;break;case"locked":x=u`${gs()}`;break;case"thread":x=u`${ps()}`;break;case"forum":x=u`${ms()}`;break}return u`
			${V(this.channelType&&this.channelName,()=>u`<div class="discord-channel-header">
						<div class="discord-channel-icon">${x}</div>
						<div class="discord-channel-name">${this.channelName}</div>
					</div>`)}
			<slot></slot>
		`}constructor(){super(...arguments),ut(this,D)}static{ut(t,s)}};return Z=t})();var Zi=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},mt=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},lu=(()=>{let i=[Q("discord-link")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[];var Z=class extends a{static{t=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],p=[_()],o=[_()],g=[_()],f=[_()],Zi(this,null,d,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:y=>"lightTheme"in y,get:y=>y.lightTheme,set:(y,I)=>{y.lightTheme=I}},metadata:x},r,n),Zi(this,null,p,{kind:"accessor",name:"href",static:!1,private:!1,access:{has:y=>"href"in y,get:y=>y.href,set:(y,I)=>{y.href=I}},metadata:x},m,l),Zi(this,null,o,{kind:"accessor",name:"rel",static:!1,private:!1,access:{has:y=>"rel"in y,get:y=>y.rel,set:(y,I)=>{y.rel=I}},metadata:x},b,v),Zi(this,null,g,{kind:"accessor",name:"target",static:!1,private:!1,access:{has:y=>"target"in y,get:y=>y.target,set:(y,I)=>{y.target=I}},metadata:x},h,c),Zi(this,null,f,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:y=>"type"in y,get:y=>y.type,set:(y,I)=>{y.type=I}},metadata:x},$,D),Zi(null,e={value:t},i,{kind:"class",name:t.name,metadata:x},null,s),Z=t=e.value,x&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=R`
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
	`;#e=mt(this,r,!1);get lightTheme(){return this.#e}set lightTheme(x){this.#e=x}#t=(mt(this,n),mt(this,m,void 0));get href(){return this.#t}set href(x){this.#t=x}#i=(mt(this,l),mt(this,b,void 0));get rel(){return this.#i}set rel(x){this.#i=x}#a=(mt(this,v),mt(this,h,void 0));get target(){return this.#a}set target(x){this.#a=x}#s=(mt(this,c),mt(this,$,void 0));get type(){return this.#s}set type(x){this.#s=x}render(){return u`<a
			href=${Y(this.href)}
			rel=${Y(this.rel)}
			target=${Y(this.target)}
			type=${Y(this.type)}
			class=${ge({"discord-link-light-theme":this.lightTheme})}
			><slot></slot
		></a>`}constructor(){super(...arguments),mt(this,D)}static{mt(t,s)}};return Z=t})();var du=E`
	<path
		fill="currentColor"
		d="M12 2a1 1 0 0 1 1 1v10.59l3.3-3.3a1 1 0 1 1 1.4 1.42l-5 5a1 1 0 0 1-1.4 0l-5-5a1 1 0 1 1 1.4-1.42l3.3 3.3V3a1 1 0 0 1 1-1ZM3 20a1 1 0 1 0 0 2h18a1 1 0 1 0 0-2H3Z"
	/>
`;function di(i={}){return u`<svg
		${S(i)}
		class="discord-icon-download"
		aria-hidden="true"
		role="img"
		xmlns="http://www.w3.org/2000/svg"
		width="20"
		height="20"
		fill="none"
		viewBox="0 0 24 24"
	>
		${du}
	</svg>`}var cu=E`
	<path fill="currentColor" d="M6 4a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1H6ZM15 4a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1h-3Z"></path>
`;function bs(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="16" height="16" fill="none" viewBox="0 0 24 24">${cu}</svg>`}var hu=E`
	<path fill="currentColor" d="M9.25 3.35C7.87 2.45 6 3.38 6 4.96v14.08c0 1.58 1.87 2.5 3.25 1.61l10.85-7.04a1.9 1.9 0 0 0 0-3.22L9.25 3.35Z"></path>
`;function _s(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="16" height="16" fill="none" viewBox="0 0 24 24">${hu}</svg>`}var uu=E`
	<path fill="currentColor" d="M12,5 L12,1 L7,6 L12,11 L12,7 C15.31,7 18,9.69 18,13 C18,16.31 15.31,19 12,19 C8.69,19 6,16.31 6,13 L4,13 C4,17.42 7.58,21 12,21 C16.42,21 20,17.42 20,13 C20,8.58 16.42,5 12,5 L12,5 Z"></path>
`;function ys(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="16" height="16" fill="none" viewBox="0 0 24 24">${uu}</svg>`}var mu=E`
	<path fill="currentColor" d="M12 3a1 1 0 0 0-1-1h-.06a1 1 0 0 0-.74.32L5.92 7H3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2.92l4.28 4.68a1 1 0 0 0 .74.32H11a1 1 0 0 0 1-1V3ZM15.1 20.75c-.58.14-1.1-.33-1.1-.92v-.03c0-.5.37-.92.85-1.05a7 7 0 0 0 0-13.5A1.11 1.11 0 0 1 14 4.2v-.03c0-.6.52-1.06 1.1-.92a9 9 0 0 1 0 17.5Z"></path>
	<path fill="currentColor" d="M15.16 16.51c-.57.28-1.16-.2-1.16-.83v-.14c0-.43.28-.8.63-1.02a3 3 0 0 0 0-5.04c-.35-.23-.63-.6-.63-1.02v-.14c0-.63.59-1.1 1.16-.83a5 5 0 0 1 0 9.02Z"></path>
`;function xs(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="24" height="24" fill="none" viewBox="0 0 24 24">${mu}</svg>`}var fu=E`
	<path fill="currentColor" d="M12 3a1 1 0 0 0-1-1h-.06a1 1 0 0 0-.74.32L5.92 7H3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2.92l4.28 4.68a1 1 0 0 0 .74.32H11a1 1 0 0 0 1-1V3ZM15.18 15.36c-.55.35-1.18-.12-1.18-.78v-.27c0-.36.2-.67.45-.93a2 2 0 0 0 0-2.76c-.24-.26-.45-.57-.45-.93v-.27c0-.66.63-1.13 1.18-.78a4 4 0 0 1 0 6.72Z"></path>
`;function ws(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="24" height="24" fill="none" viewBox="0 0 24 24">${fu}</svg>`}var pu=E`
	<path fill="currentColor" d="M12 3a1 1 0 0 0-1-1h-.06a1 1 0 0 0-.74.32L5.92 7H3a1 1 0 0 0-1 1v8a1 1 0 0 0 1 1h2.92l4.28 4.68a1 1 0 0 0 .74.32H11a1 1 0 0 0 1-1V3ZM22.7 8.3a1 1 0 0 0-1.4 0L19 10.58l-2.3-2.3a1 1 0 1 0-1.4 1.42L17.58 12l-2.3 2.3a1 1 0 0 0 1.42 1.4L19 13.42l2.3 2.3a1 1 0 0 0 1.4-1.42L20.42 12l2.3-2.3a1 1 0 0 0 0-1.4Z"></path>
`;function zs(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="24" height="24" fill="none" viewBox="0 0 24 24">${pu}</svg>`}var Wi=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},ft=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},gu=(()=>{let i=[Q("discord-audio-attachment")],e,s=[],t,a=ma,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[];var Z=class extends a{static{t=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_({type:Number})],g=[_({attribute:"bytes-unit"})],f=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Wi(this,null,d,{kind:"accessor",name:"href",static:!1,private:!1,access:{has:y=>"href"in y,get:y=>y.href,set:(y,I)=>{y.href=I}},metadata:x},r,n),Wi(this,null,p,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:y=>"name"in y,get:y=>y.name,set:(y,I)=>{y.name=I}},metadata:x},m,l),Wi(this,null,o,{kind:"accessor",name:"bytes",static:!1,private:!1,access:{has:y=>"bytes"in y,get:y=>y.bytes,set:(y,I)=>{y.bytes=I}},metadata:x},b,v),Wi(this,null,g,{kind:"accessor",name:"bytesUnit",static:!1,private:!1,access:{has:y=>"bytesUnit"in y,get:y=>y.bytesUnit,set:(y,I)=>{y.bytesUnit=I}},metadata:x},h,c),Wi(this,null,f,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:y=>"lightTheme"in y,get:y=>y.lightTheme,set:(y,I)=>{y.lightTheme=I}},metadata:x},$,D),Wi(null,e={value:t},i,{kind:"class",name:t.name,metadata:x},null,s),Z=t=e.value,x&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=[pa,fa,ua,R`
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

				--seek-before-width: 0%;
				--buffered-width: 0%;
				--volume-slider-opacity: 0;
			}

			.discord-audio-attachment-non-visual-media-item {
				width: -moz-fit-content;
				width: fit-content;
				max-width: 100%;
			}

			.discord-media-attachment-mosaic-item-media {
				width: 100%;
			}

			.discord-audio-attachment-wrapper-audio {
				background-color: #282828;
				border-color: #202020;
				border-radius: 8px;
				border-style: solid;
				border-width: 1px;
				box-sizing: border-box;
				color: hsl(0 calc(1 * 0%) 100% / 1);
				display: flex;
				flex-direction: column;
				flex: auto;
				height: auto;
				justify-content: space-between;
				max-width: 100%;
				overflow: visible;
				padding: 16px;
				position: relative;
				user-select: none;
				width: 432px;
			}

			.discord-audio-attachment-light-theme.discord-audio-attachment-wrapper-audio {
				border-color: #f3f3f3;
				background-color: #f9f9f9;
			}

			.discord-audio-attachment-audio-metadata {
				display: flex;
			}

			.discord-audio-attachment-audio-metadata::before {
				width: 24px;
				height: 40px;
				content: '';
				background-image: url('data:image/svg+xml;base64,PHN2ZyBmaWxsPSJub25lIiBoZWlnaHQ9Ijk2IiB2aWV3Qm94PSIwIDAgNzIgOTYiIHdpZHRoPSI3MiIgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIj48cGF0aCBkPSJtNzIgMjkuM3Y2MC4zYzAgMi4yNCAwIDMuMzYtLjQ0IDQuMjItLjM4Ljc0LTEgMS4zNi0xLjc0IDEuNzQtLjg2LjQ0LTEuOTguNDQtNC4yMi40NGgtNTkuMmMtMi4yNCAwLTMuMzYgMC00LjIyLS40NC0uNzQtLjM4LTEuMzYtMS0xLjc0LTEuNzQtLjQ0LS44Ni0uNDQtMS45OC0uNDQtNC4yMnYtODMuMmMwLTIuMjQgMC0zLjM2LjQ0LTQuMjIuMzgtLjc0IDEtMS4zNiAxLjc0LTEuNzQuODYtLjQ0IDEuOTgtLjQ0IDQuMjItLjQ0aDM2LjNjMS45NiAwIDIuOTQgMCAzLjg2LjIyLjUuMTIuOTguMjggMS40NC41djE2Ljg4YzAgMi4yNCAwIDMuMzYuNDQgNC4yMi4zOC43NCAxIDEuMzYgMS43NCAxLjc0Ljg2LjQ0IDEuOTguNDQgNC4yMi40NGgxNi44OGMuMjIuNDYuMzguOTQuNSAxLjQ0LjIyLjkyLjIyIDEuOS4yMiAzLjg2eiIgZmlsbD0iI2QzZDZmZCIvPjxwYXRoIGQ9Im02OC4yNiAyMC4yNmMxLjM4IDEuMzggMi4wNiAyLjA2IDIuNTYgMi44OC4xOC4yOC4zMi41Ni40Ni44NmgtMTYuODhjLTIuMjQgMC0zLjM2IDAtNC4yMi0uNDQtLjc0LS4zOC0xLjM2LTEtMS43NC0xLjc0LS40NC0uODYtLjQ0LTEuOTgtLjQ0LTQuMjJ2LTE2Ljg4MDAyOWMuMy4xNC41OC4yOC44Ni40NTk5OTkuODIuNSAxLjUgMS4xOCAyLjg4IDIuNTZ6IiBmaWxsPSIjOTM5YmY5Ii8+PHBhdGggY2xpcC1ydWxlPSJldmVub2RkIiBkPSJtMzQuNzYgNDIuMTZjLS43NC0uMy0xLjYtLjE0LTIuMTguNDRsLTguNTggOS40aC02Yy0xLjEgMC0yIC45LTIgMnYxMmMwIDEuMS45IDIgMiAyaDZsOC41OCA5LjQyYy41OC41OCAxLjQ0Ljc0IDIuMTguNDQuNzYtLjMyIDEuMjQtMS4wNiAxLjI0LTEuODZ2LTMyYzAtLjgtLjQ4LTEuNTQtMS4yNC0xLjg0em01LjI0IDMuODR2NGM1LjUyIDAgMTAgNC40OCAxMCAxMHMtNC40OCAxMC0xMCAxMHY0YzcuNzIgMCAxNC02LjI4IDE0LTE0cy02LjI4LTE0LTE0LTE0em0wIDhjMy4zIDAgNiAyLjcgNiA2cy0yLjcgNi02IDZ2LTRjMS4xIDAgMi0uOSAyLTJzLS45LTItMi0yeiIgZmlsbD0iIzU4NjVmMiIgZmlsbC1ydWxlPSJldmVub2RkIi8+PC9zdmc+');
				background-size: 100%auto;
				background-repeat: no-repeat;
			}

			.discord-audio-attachment-audio-metadata-content {
				padding: 0 8px;
				flex: 1 1 auto;
				white-space: nowrap;
				overflow: hidden;
			}

			.discord-audio-attachment-audio-metadata-size {
				color: color-mix(in oklab, hsl(214 calc(1 * 8.1%) 61.2% / 1) 100%, black 0%);
				font-size: 12px;
				line-height: 16px;
				font-weight: 500;
				opacity: 0.7;
				white-space: nowrap;
				text-overflow: ellipsis;
				overflow: hidden;
			}

			.discord-audio-attachment-audio-element {
				display: none !important;
				position: absolute;
				width: 0;
				height: 0;
			}
		`];#e=ft(this,r,void 0);get href(){return this.#e}set href(x){this.#e=x}#t=(ft(this,n),ft(this,m,void 0));get name(){return this.#t}set name(x){this.#t=x}#i=(ft(this,l),ft(this,b,void 0));get bytes(){return this.#i}set bytes(x){this.#i=x}#a=(ft(this,v),ft(this,h,void 0));get bytesUnit(){return this.#a}set bytesUnit(x){this.#a=x}#s=(ft(this,c),ft(this,$,!1));get lightTheme(){return this.#s}set lightTheme(x){this.#s=x}render(){let x=this.name?.replaceAll(/\s/g,"_")?.replaceAll(/[^\w-]/g,"");return u`<div class="discord-media-attachment-non-visual-media-item-container">
			<div class="discord-audio-attachment-non-visual-media-item">
				<div class="discord-media-attachment-mosaic-item-media">
					<div
						class=${ge({"discord-audio-attachment-wrapper-audio":!0,"discord-audio-attachment-light-theme":this.lightTheme})}
					>
						<div class="discord-audio-attachment-audio-metadata">
							<div class="discord-audio-attachment-audio-metadata-content">
								<discord-link
									href=${Y(this.href)}
									ref="noreferrer noopener"
									target="_blank"
									role="button"
									aria-label="Download"
								>
									${x}
								</discord-link>
								<div class="discord-audio-attachment-audio-metadata-size">
									${this.bytes}${V(this.bytesUnit,()=>u` ${this.bytesUnit}`,()=>null)}
								</div>
							</div>
						</div>
						<audio
							${it(this.mediaComponentRef)}
							class="discord-audio-attachment-audio-element"
							preload="metadata"
							@progress=${this.displayBufferedAmount}
							@ended=${this.handleEnded}
						>
							<source src=${Y(this.href)} />
						</audio>
						<div class="discord-media-attachment-controls" style="transform: translateY(0%)">
							<div
								class="discord-media-attachment-video-button"
								tabindex="0"
								aria-label="${this.isPlaying?"Pause":"Play"}"
								role="button"
								@click=${this.handleClickPlayPauseIcon}
								@keydown=${this.handleSpaceToPlayPause}
							>
								${V(this.hasEnded,()=>ys({class:"discord-media-attachment-control-icon"}),()=>V(this.isPlaying,()=>bs({class:"discord-media-attachment-control-icon"}),()=>_s({class:"discord-media-attachment-control-icon"})))}
							</div>
							<div class="discord-media-attachment-duration-time-wrapper">
								<span role="status" class="discord-media-attachment-duration-time-display">${this.currentPlaybackPosition}</span>
								<span
									role="separator"
									class="discord-media-attachment-duration-time-display discord-media-attachment-duration-time-separator"
									>/</span
								>
								<span class="discord-media-attachment-duration-time-display">${this.totalMediaDuration}</span>
							</div>
							<div class="discord-media-attachment-horizontal">
								<div class="discord-media-attachment-media-bar-interaction">
									<input
										type="range"
										${it(this.seekSliderRef)}
										class="discord-media-attachment-playback-control"
										@input=${this.handleSeekSliderInput}
										@change=${this.handleSeekSliderChange}
										max="100"
										value="0"
									/>
								</div>
							</div>
							<div class="discord-media-attachment-flex">
								<div class="discord-media-attachment-flex-container">
									<div ${it(this.volumeControlRef)} class="discord-media-attachment-button-slider">
										<div
											class="discord-media-attachment-volume-vertical"
											@mouseenter=${this.handleVolumeVerticalEnter}
											@mouseleave=${this.handleVolumeVerticalLeave}
										>
											<input
												${it(this.volumeControlInputRef)}
												type="range"
												class="discord-media-attachment-volume-slider"
												@input=${this.handleVolumeSliderInput}
												max="100"
												value="100"
											/>
										</div>
									</div>
									<button
										aria-label="Control volume"
										type="button"
										class="discord-media-attachment-button"
										@focus=${this.handleVolumeVerticalFocus}
										@blur=${this.handleVolumeVerticalBlur}
										@mouseover=${this.handleVolumeVerticalEnter}
										@mouseout=${this.handleVolumeVerticalLeave}
										@click=${this.handleClickMuteIcon}
									>
										<div class="discord-media-attachment-button-content">
											${V(this.currentVolume===0||this.isMuted,()=>zs({class:"discord-media-attachment-button-control-icon"}),()=>V(this.currentVolume<=.5,()=>ws({class:"discord-media-attachment-button-control-icon"}),()=>xs({class:"discord-media-attachment-button-control-icon"})))}
										</div>
									</button>
								</div>
							</div>
						</div>
					</div>
				</div>
			</div>
			<div class="discord-button-download-attachment">
				<a
					class="discord-link-download-attachment"
					aria-label="Download"
					href="${Y(this.href)}"
					rel="noreferrer noopener"
					target="_blank"
					role="button"
					tabindex="0"
				>
					${di()}
				</a>
			</div>
		</div>`}constructor(){super(...arguments),ft(this,D)}static{ft(t,s)}};return Z=t})();var vu=E`
	<path d="M7.4,11.17,4,8.62,5,7.26l2,1.53L10.64,4l1.36,1Z" fill="currentColor" />
`;function Ie(i={}){return u`<svg
		${S(i)}
		class="discord-application-tag-verified"
		aria-label="Verified App"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 16 15.2"
		xmlns="http://www.w3.org/2000/svg"
	>
		${vu}
	</svg>`}var zr=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},ks=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},bu=(()=>{let i=[Q("discord-verified-author-tag")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[];var o=class extends a{static{t=this}static{let b=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Boolean})],p=[ae({context:We}),_({type:Boolean,reflect:!0,attribute:"compact-mode"})],zr(this,null,d,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:v=>"verified"in v,get:v=>v.verified,set:(v,g)=>{v.verified=g}},metadata:b},r,n),zr(this,null,p,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:v=>"compactMode"in v,get:v=>v.compactMode,set:(v,g)=>{v.compactMode=g}},metadata:b},m,l),zr(null,e={value:t},i,{kind:"class",name:t.name,metadata:b},null,s),o=t=e.value,b&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:b})}static styles=R`
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
	`;#e=ks(this,r,!1);get verified(){return this.#e}set verified(b){this.#e=b}#t=(ks(this,n),ks(this,m,!1));get compactMode(){return this.#t}set compactMode(b){this.#t=b}render(){return u`${V(this.verified,()=>Ie())}App`}constructor(){super(...arguments),ks(this,l)}static{ks(t,s)}};return o=t})();var nl="important",_u=" !"+nl,Qe=tt(class extends lt{constructor(i){if(super(i),i.type!==Wt.ATTRIBUTE||i.name!=="style"||i.strings?.length>2)throw Error("The `styleMap` directive must be used in the `style` attribute and must be the only part in the attribute.")}render(i){return Object.keys(i).reduce((e,s)=>{let t=i[s];return t==null?e:e+`${s=s.includes("-")?s:s.replace(/(?:^(webkit|moz|ms|o)|)(?=[A-Z])/g,"-$&").toLowerCase()}:${t};`},"")}update(i,[e]){let{style:s}=i.element;if(this.ft===void 0)return this.ft=new Set(Object.keys(e)),this.render(e);for(let t of this.ft)e[t]==null&&(this.ft.delete(t),t.includes("-")?s.removeProperty(t):s[t]=null);for(let t in e){let a=e[t];if(a!=null){this.ft.add(t);let d=typeof a=="string"&&a.endsWith(_u);t.includes("-")||d?s.setProperty(t,d?a.slice(0,-11):a,d?nl:""):s[t]=a}}return qe}});var Re=class extends Error{constructor(e){super(e),this.name="DiscordComponentsError"}},yu=new Intl.DateTimeFormat("en-US",{day:"2-digit",month:"2-digit",year:"numeric"}),xu=new Intl.DateTimeFormat("en-US",{hour12:!0,hour:"2-digit",minute:"2-digit"}),wu=new Intl.DateTimeFormat("en-US",{hour12:!1,hour:"2-digit",minute:"2-digit"}),zu=i=>i instanceof Date?yu.format(i):i,ku=(i,e=!1)=>i instanceof Date?e?wu.format(i):xu.format(i):i;function Jt(i,e=!1,s=!1){if(!(i instanceof Date)&&typeof i!="string")throw new TypeError("Timestamp prop must be a Date object or a string.");return e?ku(i,s):zu(i)}var ll=/\.(?<ext>bmp|jpe?g|png|gif|webp|tiff)$/i;function dl(i){if(!ll.test(i))throw new Re(`The url of an image for discord-image-attachment should match the regex ${ll}`)}var Mu=/(?:<(?<animated>a)?:(?<name>\w{2,32}):)?(?<id>\d{17,21})>?/;function Qi(i){let e=li().emojis?.[i];if(e)return e;let s=Mu.exec(i);if(s?.groups){let{name:t,id:a,animated:d}=s.groups;return{name:t,url:`https://cdn.discordapp.com/emojis/${a}.${d?"gif":"png"}`}}}function Oa(i){if(i)return ol.get(i)??i}var Ye=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},we=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},$u=(()=>{let i=[Q("discord-author-info")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[],de,q=[],z=[],T,P=[],ue=[],Te,N=[],w=[];var ie=class extends a{static{t=this}static{let oe=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_({type:Boolean})],o=[_({type:Boolean})],g=[_({type:Boolean,attribute:"official-app"})],f=[_({type:Boolean})],Z=[_({attribute:"role-color"})],I=[_({attribute:"role-icon"})],C=[_({attribute:"role-name"})],pe=[_({attribute:"clan-icon"})],ne=[_({attribute:"clan-tag"})],de=[_({type:Boolean})],T=[ae({context:We}),_({type:Boolean,reflect:!0,attribute:"compact-mode"})],Te=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Ye(this,null,d,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:F=>"author"in F,get:F=>F.author,set:(F,ve)=>{F.author=ve}},metadata:oe},r,n),Ye(this,null,p,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:F=>"bot"in F,get:F=>F.bot,set:(F,ve)=>{F.bot=ve}},metadata:oe},m,l),Ye(this,null,o,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:F=>"server"in F,get:F=>F.server,set:(F,ve)=>{F.server=ve}},metadata:oe},b,v),Ye(this,null,g,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:F=>"officialApp"in F,get:F=>F.officialApp,set:(F,ve)=>{F.officialApp=ve}},metadata:oe},h,c),Ye(this,null,f,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:F=>"op"in F,get:F=>F.op,set:(F,ve)=>{F.op=ve}},metadata:oe},$,D),Ye(this,null,Z,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:F=>"roleColor"in F,get:F=>F.roleColor,set:(F,ve)=>{F.roleColor=ve}},metadata:oe},x,y),Ye(this,null,I,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:F=>"roleIcon"in F,get:F=>F.roleIcon,set:(F,ve)=>{F.roleIcon=ve}},metadata:oe},A,k),Ye(this,null,C,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:F=>"roleName"in F,get:F=>F.roleName,set:(F,ve)=>{F.roleName=ve}},metadata:oe},B,re),Ye(this,null,pe,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:F=>"clanIcon"in F,get:F=>F.clanIcon,set:(F,ve)=>{F.clanIcon=ve}},metadata:oe},W,j),Ye(this,null,ne,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:F=>"clanTag"in F,get:F=>F.clanTag,set:(F,ve)=>{F.clanTag=ve}},metadata:oe},te,K),Ye(this,null,de,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:F=>"verified"in F,get:F=>F.verified,set:(F,ve)=>{F.verified=ve}},metadata:oe},q,z),Ye(this,null,T,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:F=>"compactMode"in F,get:F=>F.compactMode,set:(F,ve)=>{F.compactMode=ve}},metadata:oe},P,ue),Ye(this,null,Te,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:F=>"lightTheme"in F,get:F=>F.lightTheme,set:(F,ve)=>{F.lightTheme=ve}},metadata:oe},N,w),Ye(null,e={value:t},i,{kind:"class",name:t.name,metadata:oe},null,s),ie=t=e.value,oe&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:oe})}static styles=R`
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
	`;#e=we(this,r,void 0);get author(){return this.#e}set author(oe){this.#e=oe}#t=(we(this,n),we(this,m,!1));get bot(){return this.#t}set bot(oe){this.#t=oe}#i=(we(this,l),we(this,b,!1));get server(){return this.#i}set server(oe){this.#i=oe}#a=(we(this,v),we(this,h,!1));get officialApp(){return this.#a}set officialApp(oe){this.#a=oe}#s=(we(this,c),we(this,$,!1));get op(){return this.#s}set op(oe){this.#s=oe}#r=(we(this,D),we(this,x,void 0));get roleColor(){return this.#r}set roleColor(oe){this.#r=oe}#n=(we(this,y),we(this,A,void 0));get roleIcon(){return this.#n}set roleIcon(oe){this.#n=oe}#o=(we(this,k),we(this,B,void 0));get roleName(){return this.#o}set roleName(oe){this.#o=oe}#l=(we(this,re),we(this,W,void 0));get clanIcon(){return this.#l}set clanIcon(oe){this.#l=oe}#d=(we(this,j),we(this,te,void 0));get clanTag(){return this.#d}set clanTag(oe){this.#d=oe}#h=(we(this,K),we(this,q,!1));get verified(){return this.#h}set verified(oe){this.#h=oe}#c=(we(this,z),we(this,P,!1));get compactMode(){return this.#c}set compactMode(oe){this.#c=oe}#u=(we(this,ue),we(this,N,!1));get lightTheme(){return this.#u}set lightTheme(oe){this.#u=oe}render(){let oe=Oa(this.clanIcon),F=this.clanTag?.slice(0,4);return u`${V(this.compactMode,()=>null,()=>u`<span class="discord-author-username" style="${Qe({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${V(this.roleIcon&&!this.compactMode,()=>u`<img
					class="discord-author-role-icon"
					src=${Y(this.roleIcon)}
					height="20"
					width="20"
					alt=${Y(this.roleName)}
					draggable="false"
				/>`)}
		${V(this.bot&&!this.server&&!this.officialApp,()=>u`<discord-verified-author-tag .verified=${this.verified}></discord-verified-author-tag>`)}
		${V(this.server&&!this.bot&&!this.officialApp,()=>u`<span class="discord-application-tag">Server</span>`)}
		${V(this.officialApp&&!this.server&&!this.bot,()=>u`<span class="discord-official-application">${Ie()}OFFICIAL</span>`)}
		${V(this.op,()=>u`<span class="discord-application-tag discord-application-tag-op">OP</span>`)}
		${V(this.compactMode,()=>u`<span class="discord-author-username" style="${Qe({color:this.roleColor??void 0})}">${this.author}</span>`)}
		${V(this.clanIcon&&this.clanTag&&this.clanTag?.length>0,()=>u`
				<span class="discord-clan-tag">
					${oe==="string"?u`<img srcset=${Y(oe)} alt=${Y(F)} width="12" height="12" draggable="false" />`:oe}
					<span>${F}</span>
				</span>
			`)} `}constructor(){super(...arguments),we(this,w)}static{we(t,s)}};return ie=t})();var Tu=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Cu=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Eu=(()=>{let i=[Q("discord-bold")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Tu(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
		:host > strong {
			font-weight: 700;
		}
	`;render(){return u`
			<strong>
				<slot></slot>
			</strong>
		`}static{Cu(t,s)}};return d=t})();var ju=E`
	<path
		fill="currentColor"
		d="M10 5V3H5.375C4.06519 3 3 4.06519 3 5.375V18.625C3 19.936 4.06519 21 5.375 21H18.625C19.936 21 21 19.936 21 18.625V14H19V19H5V5H10Z"
	/>
	<path fill="currentColor" d="M21 2.99902H14V4.99902H17.586L9.29297 13.292L10.707 14.706L19 6.41302V9.99902H21V2.99902Z"
	/>
`;function kr(i={}){return u`<svg ${S(i)} class="discord-button-launch" aria-hidden="false" width="16" height="16" viewBox="0 0 24 24">
		${ju}
	</svg>`}var ci=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},st=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Du=(()=>{let i=[Q("discord-button")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[];var I=class extends a{static{t=this}static{let A=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({reflect:!0,attribute:"emoji"})],p=[_({reflect:!0,attribute:"emoji-name"})],o=[_({reflect:!0,attribute:"url"})],g=[_({type:Boolean,reflect:!0,attribute:"disabled"})],f=[_({reflect:!0,attribute:"type"})],Z=[_({reflect:!0,attribute:"modal-id"})],ci(this,null,d,{kind:"accessor",name:"emoji",static:!1,private:!1,access:{has:k=>"emoji"in k,get:k=>k.emoji,set:(k,C)=>{k.emoji=C}},metadata:A},r,n),ci(this,null,p,{kind:"accessor",name:"emojiName",static:!1,private:!1,access:{has:k=>"emojiName"in k,get:k=>k.emojiName,set:(k,C)=>{k.emojiName=C}},metadata:A},m,l),ci(this,null,o,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:k=>"url"in k,get:k=>k.url,set:(k,C)=>{k.url=C}},metadata:A},b,v),ci(this,null,g,{kind:"accessor",name:"disabled",static:!1,private:!1,access:{has:k=>"disabled"in k,get:k=>k.disabled,set:(k,C)=>{k.disabled=C}},metadata:A},h,c),ci(this,null,f,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:k=>"type"in k,get:k=>k.type,set:(k,C)=>{k.type=C}},metadata:A},$,D),ci(this,null,Z,{kind:"accessor",name:"modalId",static:!1,private:!1,access:{has:k=>"modalId"in k,get:k=>k.modalId,set:(k,C)=>{k.modalId=C}},metadata:A},x,y),ci(null,e={value:t},i,{kind:"class",name:t.name,metadata:A},null,s),I=t=e.value,A&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:A})}static styles=R`
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
	`;#e=st(this,r,void 0);get emoji(){return this.#e}set emoji(A){this.#e=A}#t=(st(this,n),st(this,m,"emoji"));get emojiName(){return this.#t}set emojiName(A){this.#t=A}#i=(st(this,l),st(this,b,void 0));get url(){return this.#i}set url(A){this.#i=A}#a=(st(this,v),st(this,h,!1));get disabled(){return this.#a}set disabled(A){this.#a=A}#s=(st(this,c),st(this,$,"secondary"));get type(){return this.#s}set type(A){this.#s=A}#r=(st(this,D),st(this,x,void 0));get modalId(){return this.#r}set modalId(A){this.#r=A}validButtonTypes=(st(this,y),new Set(["primary","secondary","success","destructive"]));checkType(){if(this.type){if(typeof this.type!="string")throw new TypeError("DiscordButton `type` prop must be a string.");if(!this.validButtonTypes.has(this.type))throw new RangeError("DiscordButton `type` prop must be one of: 'primary', 'secondary', 'success', 'destructive'")}}checkParentElement(){if(this.parentElement?.tagName.toLowerCase()!=="discord-action-row")throw new Re("All <discord-button> components must be direct children of <discord-action-row>.")}handleButtonClick(){if(this.modalId){let A=this.parentElement?.parentElement?.parentElement?.parentElement;if(A?.tagName?.toLowerCase()==="discord-messages"){let k=A?.querySelector("discord-modal"),C=k?.shadowRoot?.querySelector(`dialog#${this.modalId}`),B=C?.querySelector("div.discord-modal-box");if(C instanceof HTMLDialogElement&&B instanceof HTMLDivElement&&(C.showModal(),B.style.display="flex",k)){let re=globalThis.getComputedStyle(globalThis.document.body).overflow;k.originalBodyOverflow=re,globalThis.document.body.style.overflow="hidden"}}}}render(){this.checkType(),this.checkParentElement();let A=this.url&&!this.disabled,k=u`
			${V(this.emoji,()=>u`<img src=${this.emoji} alt=${this.emojiName} draggable="true" class="emoji" />`)}
			<span>
				<slot></slot>
			</span>
			${V(this.url,()=>kr())}
		`;return A?u`<a class="secondary" href=${this.url} target="_blank" rel="noopener noreferrer">${k}</a>`:u`<button
			class=${ge({[this.type]:!0,disabled:this.disabled,hoverable:!this.disabled})}
			@click=${this.handleButtonClick}
		>
			${k}
		</button>`}static{st(t,s)}};return I=t})();var Va=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},hi=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Su=(()=>{let i=[Q("discord-code")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[];var g=class extends a{static{t=this}static{let h=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Boolean,reflect:!0})],p=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],o=[_({type:Boolean,reflect:!0})],Va(this,null,d,{kind:"accessor",name:"multiline",static:!1,private:!1,access:{has:c=>"multiline"in c,get:c=>c.multiline,set:(c,f)=>{c.multiline=f}},metadata:h},r,n),Va(this,null,p,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:c=>"lightTheme"in c,get:c=>c.lightTheme,set:(c,f)=>{c.lightTheme=f}},metadata:h},m,l),Va(this,null,o,{kind:"accessor",name:"embed",static:!1,private:!1,access:{has:c=>"embed"in c,get:c=>c.embed,set:(c,f)=>{c.embed=f}},metadata:h},b,v),Va(null,e={value:t},i,{kind:"class",name:t.name,metadata:h},null,s),g=t=e.value,h&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:h})}static styles=R`
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
	`;#e=hi(this,r,!1);get multiline(){return this.#e}set multiline(h){this.#e=h}#t=(hi(this,n),hi(this,m,!1));get lightTheme(){return this.#t}set lightTheme(h){this.#t=h}#i=(hi(this,l),hi(this,b,!1));get embed(){return this.#i}set embed(h){this.#i=h}render(){return this.multiline?u`<discord-pre ?embed=${this.embed}
				><code><slot></slot></code
			></discord-pre>`:u`<code><slot></slot></code>`}constructor(){super(...arguments),hi(this,v)}static{hi(t,s)}};return g=t})();var Hu=E`
	<path
		fill="currentColor"
		d="M56 50.6667V13.3333C56 10.4 53.6 8 50.6667 8H13.3333C10.4 8 8 10.4 8 13.3333V50.6667C8 53.6 10.4 56 13.3333 56H50.6667C53.6 56 56 53.6 56 50.6667ZM22.6667 36L29.3333 44.0267L38.6667 32L50.6667 48H13.3333L22.6667 36Z"
	/>
`;function Ms(i={}){return u`<svg ${S(i)} aria-hidden="false" width="64" height="64" viewBox="0 0 64 64">${Hu}</svg>`}var Lu=E`
	<path
		fill="currentColor"
		fill-rule="evenodd"
		clip-rule="evenodd"
		d="M5 3C3.89543 3 3 3.89543 3 5V19C3 20.1046 3.89543 21 5 21H19C20.1046 21 21 20.1046 21 19V5C21 3.89543 20.1046 3 19 3H5ZM16.8995 8.41419L15.4853 6.99998L7 15.4853L8.41421 16.8995L16.8995 8.41419Z"
	/>
`;function $s(i){return u`<svg ${S(i||{})} class="discord-command-icon" aria-hidden="false" width="24" height="24" viewBox="0 0 24 24">
		${Lu}
	</svg>`}var Iu=E`
	<path
		d="M0.809739 3.59646L5.12565 0.468433C5.17446 0.431163 5.23323 0.408043 5.2951 0.401763C5.35698 0.395482 5.41943 0.406298 5.4752 0.432954C5.53096 0.45961 5.57776 0.50101 5.61013 0.552343C5.64251 0.603676 5.65914 0.662833 5.6581 0.722939V2.3707C10.3624 2.3707 11.2539 5.52482 11.3991 7.21174C11.4028 7.27916 11.3848 7.34603 11.3474 7.40312C11.3101 7.46021 11.2554 7.50471 11.1908 7.53049C11.1262 7.55626 11.0549 7.56204 10.9868 7.54703C10.9187 7.53201 10.857 7.49695 10.8104 7.44666C8.72224 5.08977 5.6581 5.63359 5.6581 5.63359V7.28135C5.65831 7.34051 5.64141 7.39856 5.60931 7.44894C5.5772 7.49932 5.53117 7.54004 5.4764 7.5665C5.42163 7.59296 5.3603 7.60411 5.29932 7.59869C5.23834 7.59328 5.18014 7.57151 5.13128 7.53585L0.809739 4.40892C0.744492 4.3616 0.691538 4.30026 0.655067 4.22975C0.618596 4.15925 0.599609 4.08151 0.599609 4.00269C0.599609 3.92386 0.618596 3.84612 0.655067 3.77562C0.691538 3.70511 0.744492 3.64377 0.809739 3.59646Z"
		fill="currentColor"
	/>
`;function Mr(i={}){return u`<svg ${S(i)} class="discord-reply-icon" aria-hidden="false" width="12" height="8" viewBox="0 0 12 8">${Iu}</svg>`}var Ae=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},be=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},$r=(()=>{let i=[Q("discord-reply")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[],de,q=[],z=[],T,P=[],ue=[],Te,N=[],w=[],ie,oe=[],F=[],ve,Ht=[],Lt=[],It,At=[],Ot=[],Vt,Nt=[],Pt=[],Rt,Bt=[],Ut=[];var qt=class extends a{static{t=this}static{let se=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_()],g=[_({type:Boolean})],f=[_({type:Boolean})],Z=[_({type:Boolean,attribute:"official-app"})],I=[_({type:Boolean})],C=[_({type:Boolean})],pe=[_({type:Boolean})],ne=[_({attribute:"role-color"})],de=[_({type:Boolean})],T=[_({type:Boolean})],Te=[_({type:Boolean})],ie=[_({attribute:"clan-icon"})],ve=[_({attribute:"clan-tag"})],It=[_({type:Boolean,reflect:!0})],Vt=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Rt=[ae({context:We}),_({type:Boolean,reflect:!0,attribute:"compact-mode"})],Ae(this,null,d,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:O=>"profile"in O,get:O=>O.profile,set:(O,le)=>{O.profile=le}},metadata:se},r,n),Ae(this,null,p,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:O=>"author"in O,get:O=>O.author,set:(O,le)=>{O.author=le}},metadata:se},m,l),Ae(this,null,o,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:O=>"avatar"in O,get:O=>O.avatar,set:(O,le)=>{O.avatar=le}},metadata:se},b,v),Ae(this,null,g,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:O=>"bot"in O,get:O=>O.bot,set:(O,le)=>{O.bot=le}},metadata:se},h,c),Ae(this,null,f,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:O=>"server"in O,get:O=>O.server,set:(O,le)=>{O.server=le}},metadata:se},$,D),Ae(this,null,Z,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:O=>"officialApp"in O,get:O=>O.officialApp,set:(O,le)=>{O.officialApp=le}},metadata:se},x,y),Ae(this,null,I,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:O=>"op"in O,get:O=>O.op,set:(O,le)=>{O.op=le}},metadata:se},A,k),Ae(this,null,C,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:O=>"verified"in O,get:O=>O.verified,set:(O,le)=>{O.verified=le}},metadata:se},B,re),Ae(this,null,pe,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:O=>"edited"in O,get:O=>O.edited,set:(O,le)=>{O.edited=le}},metadata:se},W,j),Ae(this,null,ne,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:O=>"roleColor"in O,get:O=>O.roleColor,set:(O,le)=>{O.roleColor=le}},metadata:se},te,K),Ae(this,null,de,{kind:"accessor",name:"command",static:!1,private:!1,access:{has:O=>"command"in O,get:O=>O.command,set:(O,le)=>{O.command=le}},metadata:se},q,z),Ae(this,null,T,{kind:"accessor",name:"attachment",static:!1,private:!1,access:{has:O=>"attachment"in O,get:O=>O.attachment,set:(O,le)=>{O.attachment=le}},metadata:se},P,ue),Ae(this,null,Te,{kind:"accessor",name:"mentions",static:!1,private:!1,access:{has:O=>"mentions"in O,get:O=>O.mentions,set:(O,le)=>{O.mentions=le}},metadata:se},N,w),Ae(this,null,ie,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:O=>"clanIcon"in O,get:O=>O.clanIcon,set:(O,le)=>{O.clanIcon=le}},metadata:se},oe,F),Ae(this,null,ve,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:O=>"clanTag"in O,get:O=>O.clanTag,set:(O,le)=>{O.clanTag=le}},metadata:se},Ht,Lt),Ae(this,null,It,{kind:"accessor",name:"deleted",static:!1,private:!1,access:{has:O=>"deleted"in O,get:O=>O.deleted,set:(O,le)=>{O.deleted=le}},metadata:se},At,Ot),Ae(this,null,Vt,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:O=>"lightTheme"in O,get:O=>O.lightTheme,set:(O,le)=>{O.lightTheme=le}},metadata:se},Nt,Pt),Ae(this,null,Rt,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:O=>"compactMode"in O,get:O=>O.compactMode,set:(O,le)=>{O.compactMode=le}},metadata:se},Bt,Ut),Ae(null,e={value:t},i,{kind:"class",name:t.name,metadata:se},null,s),qt=t=e.value,se&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:se})}static styles=R`
		:host {
			color: #b9bbbe;
			display: flex;
			font-size: 0.875rem;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;

			padding-top: 2px;
			margin-left: 56px;
			margin-bottom: 4px;
			align-items: center;
			line-height: 1.125rem;
			position: relative;
			white-space: pre;
			user-select: none;
		}

		:host([light-theme]) {
			color: #4f5660;
		}

		:host([compact-mode]),
		:host([deleted]) {
			margin-left: 62px;
			margin-bottom: 0;
		}

		:host:before {
			content: '';
			display: block;
			position: absolute;
			top: 50%;
			right: 100%;
			bottom: 0;
			left: -36px;
			margin-right: 4px;
			margin-top: -1px;
			margin-left: -1px;
			margin-bottom: -2px;
			border-left: 2px solid #4f545c !important;
			border-bottom: 0 solid #4f545c !important;
			border-right: 0 solid #4f545c !important;
			border-top: 2px solid #4f545c !important;
			border-top-left-radius: 6px;
		}

		:host([light-theme]):before {
			border-color: #747f8d !important;
		}

		.discord-replied-message-avatar,
		.discord-reply-badge {
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			width: 16px;
			height: 16px;
			border-radius: 50%;
			user-select: none;
			margin-right: 0.25rem;
		}

		.discord-reply-badge {
			display: flex;
			align-items: center;
			justify-content: center;
			color: #b9bbbe;
			background: #202225;
		}

		:host([light-theme]) .discord-reply-badge {
			color: #4f5660;
			background: #e3e5e8;
		}

		:host .discord-clan-tag {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.8);
			color: #fff;
			font-size: 12px;
			font-weight: 500;
			margin-right: 0.25rem;
			border-radius: 4px;
			line-height: 100%;
			text-transform: uppercase;
			justify-content: space-between;
			display: inline-flex;
			align-items: center;
			padding: 0 0.275rem;
			margin-top: 0.075em;
			height: 1.2rem;
			opacity: 0.55;
			transition: background-color 100ms ease-in-out;
			cursor: pointer;
		}

		:host .discord-clan-tag:hover {
			background-color: oklab(0.431937 0.00109309 -0.0132537 / 0.5);
		}

		:host([light-theme]) .discord-clan-tag {
			opacity: 0.65;
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.09);
			color: #000;
		}

		:host([light-theme]) .discord-clan-tag:hover {
			background-color: hsl(0 calc(1 * 0%) 0.8%/0.03);
		}

		:host .discord-clan-tag svg,
		:host .discord-clan-tag img {
			display: inline-flex;
			align-items: center;
			margin-right: 0.25rem;
			right: 0.25rem;
		}

		:host .discord-clan-tag span {
			display: inline-flex;
			align-items: center;
			user-select: none;
			-webkit-user-select: none;
			line-height: 1rem !important;
		}

		.discord-application-tag {
			background-color: hsl(235, 85.6%, 64.7%);
			color: #fff;
			font-size: 0.625rem;
			margin-right: 0.25rem;
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

		:host([compact-mode]) .discord-application-tag {
			margin-right: 0.25rem;
		}

		.discord-application-tag .discord-application-tag-verified {
			width: 0.9375rem;
			height: 0.9375rem;
			margin-left: -0.1rem;
		}

		.discord-application-tag.discord-application-tag-op {
			background-color: #c9cdfb;
			color: #4752c4;
			border-radius: 0.4rem;
		}

		.discord-replied-message-username {
			flex-shrink: 0;
			font-size: inherit;
			line-height: inherit;
			margin-right: 0.25rem;
			opacity: 0.64;
			font-weight: 500;
			color: #fff;
		}

		.discord-replied-message-username:hover {
			text-decoration: underline;
			cursor: pointer;
		}

		.discord-replied-message-content {
			color: inherit;
			font-size: inherit;
			line-height: inherit;
			white-space: pre;
			text-overflow: ellipsis;
			user-select: none;
			cursor: pointer;
		}

		.discord-replied-deleted-message-content {
			color: inherit;
			font-size: inherit;
			line-height: inherit;
			white-space: pre;
			text-overflow: ellipsis;
		}

		.discord-message-edited {
			color: #72767d;
			font-size: 10px;
		}

		:host([light-theme]) .discord-message-edited {
			color: #99aab5;
		}

		.discord-replied-message-content:hover {
			color: #fff;
		}

		:host([light-theme]) .discord-replied-message-content:hover {
			color: #000;
		}

		:host .discord-replied-message-content .discord-message-edited {
			margin-left: 0.25rem;
		}

		.discord-replied-message-content-icon {
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			width: 20px;
			height: 20px;
			margin-left: 4px;
		}
	`;#e=be(this,r,void 0);get profile(){return this.#e}set profile(se){this.#e=se}#t=(be(this,n),be(this,m,"User"));get author(){return this.#t}set author(se){this.#t=se}#i=(be(this,l),be(this,b,void 0));get avatar(){return this.#i}set avatar(se){this.#i=se}#a=(be(this,v),be(this,h,!1));get bot(){return this.#a}set bot(se){this.#a=se}#s=(be(this,c),be(this,$,!1));get server(){return this.#s}set server(se){this.#s=se}#r=(be(this,D),be(this,x,!1));get officialApp(){return this.#r}set officialApp(se){this.#r=se}#n=(be(this,y),be(this,A,!1));get op(){return this.#n}set op(se){this.#n=se}#o=(be(this,k),be(this,B,!1));get verified(){return this.#o}set verified(se){this.#o=se}#l=(be(this,re),be(this,W,!1));get edited(){return this.#l}set edited(se){this.#l=se}#d=(be(this,j),be(this,te,void 0));get roleColor(){return this.#d}set roleColor(se){this.#d=se}#h=(be(this,K),be(this,q,!1));get command(){return this.#h}set command(se){this.#h=se}#c=(be(this,z),be(this,P,!1));get attachment(){return this.#c}set attachment(se){this.#c=se}#u=(be(this,ue),be(this,N,!1));get mentions(){return this.#u}set mentions(se){this.#u=se}#m=(be(this,w),be(this,oe,void 0));get clanIcon(){return this.#m}set clanIcon(se){this.#m=se}#v=(be(this,F),be(this,Ht,void 0));get clanTag(){return this.#v}set clanTag(se){this.#v=se}#f=(be(this,Lt),be(this,At,!1));get deleted(){return this.#f}set deleted(se){this.#f=se}#g=(be(this,Ot),be(this,Nt,!1));get lightTheme(){return this.#g}set lightTheme(se){this.#g=se}#p=(be(this,Pt),be(this,Bt,!1));get compactMode(){return this.#p}set compactMode(se){this.#p=se}resolveAvatar(se){return Pe[se]??se??Pe.default}render(){let se={author:this.author,bot:this.bot,verified:this.verified,officialApp:this.officialApp,op:this.op,server:this.server,roleColor:this.roleColor,clanIcon:this.clanIcon,clanTag:this.clanTag},O=Reflect.get(ht,this.profile)??{},le={...se,...O,avatar:this.resolveAvatar(O.avatar??this.avatar)},kt=Oa(le.clanIcon),Ft=le.clanTag?.slice(0,4),ti=u`
			${V(le.bot&&!le.server&&!le.officialApp,()=>u`<span class="discord-application-tag">${le.verified?Ie():""}App</span>`)}
			${V(le.server&&!le.bot&&!le.officialApp,()=>u`<span class="discord-application-tag">Server</span>`)}
			${V(le.officialApp&&!le.server&&!le.bot,()=>u`<span class="discord-application-tag">${Ie()}OFFICIAL</span>`)}
		`;return u`${V(this.compactMode||this.deleted,()=>u`<div class="discord-reply-badge">${Mr()}</div>`,()=>u`<img class="discord-replied-message-avatar" src="${Y(le.avatar)}" alt="${Y(le.author)}" />`)}
		${V(this.deleted,()=>u`<div class="discord-replied-deleted-message-content"><em>Original message was deleted</em></div>`,()=>u`${ti}
					<span class="discord-replied-message-username" style=${Qe({color:le.roleColor})}
						>${V(this.mentions,()=>"@")}${le.author}</span
					>
					${V(le.clanIcon&&le.clanTag&&le.clanTag?.length>0,()=>u`<span class="discord-clan-tag">
								${kt==="string"?u`<img
											srcset=${Y(kt)}
											alt=${Y(Ft)}
											width="12"
											height="12"
											draggable="false"
										/>`:kt}
								<span>${Ft}</span>
							</span>`)}
					<!-- display: inline -->
					<div class="discord-replied-message-content"
						><slot></slot>${V(this.edited,()=>u`<span class="discord-message-edited">(edited)</span>`)}</div
					>
					${V(this.command,()=>$s({class:"discord-replied-message-content-icon"}),()=>V(this.attachment,()=>Ms({class:"discord-replied-message-content-icon"})))}`)}`}constructor(){super(...arguments),be(this,Ut)}static{be(t,s)}};return qt=t})();var Au=E`
	<path d="M4.61241 0L6 0.845294L1.38759 10L0 9.15471L4.61241 0Z" fill="currentColor" />
`;function Tr(i={}){return u`<svg ${S(i)} class="discord-command-icon" aria-hidden="false" width="6" height="10" viewBox="0 0 6 10" fill="none">
		${Au}
	</svg>`}var Ou=E`
	<path fill="currentColor" d="M2.06 7.61c-.25.95.31 1.92 1.26 2.18l4.3 1.15c.94.25 1.91-.31 2.17-1.26l1.15-4.3c.25-.94-.31-1.91-1.26-2.17l-4.3-1.15c-.94-.25-1.91.31-2.17 1.26l-1.15 4.3ZM12.98 7.87a2 2 0 0 0 1.75 2.95H20a2 2 0 0 0 1.76-2.95l-2.63-4.83a2 2 0 0 0-3.51 0l-2.63 4.83ZM5.86 13.27a.89.89 0 0 1 1.28 0l.75.77a.9.9 0 0 0 .54.26l1.06.12c.5.06.85.52.8 1.02l-.13 1.08c-.02.2.03.42.14.6l.56.92c.27.43.14 1-.28 1.26l-.9.58a.92.92 0 0 0-.37.48l-.36 1.02a.9.9 0 0 1-1.15.57l-1-.36a.89.89 0 0 0-.6 0l-1 .36a.9.9 0 0 1-1.15-.57l-.36-1.02a.92.92 0 0 0-.37-.48l-.9-.58a.93.93 0 0 1-.28-1.26l.56-.93c.11-.17.16-.38.14-.59l-.12-1.08c-.06-.5.3-.96.8-1.02l1.05-.12a.9.9 0 0 0 .54-.26l.75-.77ZM18.52 13.71a1.1 1.1 0 0 0-2.04 0l-.46 1.24c-.19.5-.57.88-1.07 1.07l-1.24.46a1.1 1.1 0 0 0 0 2.04l1.24.46c.5.19.88.57 1.07 1.07l.46 1.24c.35.95 1.7.95 2.04 0l.46-1.24c.19-.5.57-.88 1.07-1.07l1.24-.46a1.1 1.1 0 0 0 0-2.04l-1.24-.46a1.8 1.8 0 0 1-1.07-1.07l-.46-1.24Z">
	</path>
`;function Cr(i={}){return u`<svg ${S(i)} class="discord-command-icon-name" aria-hidden="false" width="10" height="10" viewBox="0 0 24 24" fill="none">
		${Ou}
	</svg>`}var Vu=E`
	<path fill="currentColor" d="M5.3 9.3a1 1 0 0 1 1.4 0l5.3 5.29 5.3-5.3a1 1 0 1 1 1.4 1.42l-6 6a1 1 0 0 1-1.4 0l-6-6a1 1 0 0 1 0-1.42Z"></path>
`;function Gi(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		${Vu}
	</svg>`}var Nu=E`
	<path fill="color-mix( in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%" d="M12 22a10 10 0 1 0-8.45-4.64c.13.19.11.44-.04.61l-2.06 2.37A1 1 0 0 0 2.2 22H12Z" class="">
    </path>
`;function Er(i={}){return u`<svg ${S(i)} aria-hidden="false" width="16" height="16" viewBox="0 0 24 24" fill="none">${Nu}</svg>`}var Se=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},fe=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Pu=(()=>{let i=[Q("discord-command")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[],de,q=[],z=[],T,P=[],ue=[],Te,N=[],w=[],ie,oe=[],F=[],ve,Ht=[],Lt=[],It,At=[],Ot=[],Vt,Nt=[],Pt=[],Rt,Bt=[],Ut=[],qt,se=[],O=[],le,kt=[],Ft=[];var ti=class extends a{static{t=this}static{let ee=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({attribute:"profile"})],p=[_({attribute:"author"})],o=[_({attribute:"avatar"})],g=[_({attribute:"role-color"})],f=[_({attribute:"command"})],Z=[_({attribute:"type"})],I=[_({attribute:"context-user-profile"})],C=[_({attribute:"context-user-name"})],pe=[_({attribute:"context-user-image"})],ne=[_({attribute:"context-user-role-color"})],de=[_({type:Boolean,attribute:"context-user-bot"})],T=[_({type:Boolean,attribute:"context-user-bot-verified"})],Te=[_({type:Boolean,attribute:"context-command-reply"})],ie=[_({type:Boolean,attribute:"context-attachment-reply"})],ve=[_({type:String,attribute:"context-message-reply"})],It=[_({type:Boolean,attribute:"context-message-deleted"})],Vt=[_({type:Boolean,attribute:"context-user-application-official"})],Rt=[_({type:Boolean,attribute:"context-user-server"})],qt=[ae({context:We}),_({type:Boolean,reflect:!0,attribute:"compact-mode"})],le=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Se(this,null,d,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:H=>"profile"in H,get:H=>H.profile,set:(H,me)=>{H.profile=me}},metadata:ee},r,n),Se(this,null,p,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:H=>"author"in H,get:H=>H.author,set:(H,me)=>{H.author=me}},metadata:ee},m,l),Se(this,null,o,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:H=>"avatar"in H,get:H=>H.avatar,set:(H,me)=>{H.avatar=me}},metadata:ee},b,v),Se(this,null,g,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:H=>"roleColor"in H,get:H=>H.roleColor,set:(H,me)=>{H.roleColor=me}},metadata:ee},h,c),Se(this,null,f,{kind:"accessor",name:"command",static:!1,private:!1,access:{has:H=>"command"in H,get:H=>H.command,set:(H,me)=>{H.command=me}},metadata:ee},$,D),Se(this,null,Z,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:H=>"type"in H,get:H=>H.type,set:(H,me)=>{H.type=me}},metadata:ee},x,y),Se(this,null,I,{kind:"accessor",name:"contextUserProfile",static:!1,private:!1,access:{has:H=>"contextUserProfile"in H,get:H=>H.contextUserProfile,set:(H,me)=>{H.contextUserProfile=me}},metadata:ee},A,k),Se(this,null,C,{kind:"accessor",name:"contextUserName",static:!1,private:!1,access:{has:H=>"contextUserName"in H,get:H=>H.contextUserName,set:(H,me)=>{H.contextUserName=me}},metadata:ee},B,re),Se(this,null,pe,{kind:"accessor",name:"contextUserAvatar",static:!1,private:!1,access:{has:H=>"contextUserAvatar"in H,get:H=>H.contextUserAvatar,set:(H,me)=>{H.contextUserAvatar=me}},metadata:ee},W,j),Se(this,null,ne,{kind:"accessor",name:"contextUserRoleColor",static:!1,private:!1,access:{has:H=>"contextUserRoleColor"in H,get:H=>H.contextUserRoleColor,set:(H,me)=>{H.contextUserRoleColor=me}},metadata:ee},te,K),Se(this,null,de,{kind:"accessor",name:"contextUserBot",static:!1,private:!1,access:{has:H=>"contextUserBot"in H,get:H=>H.contextUserBot,set:(H,me)=>{H.contextUserBot=me}},metadata:ee},q,z),Se(this,null,T,{kind:"accessor",name:"contextUserBotVerified",static:!1,private:!1,access:{has:H=>"contextUserBotVerified"in H,get:H=>H.contextUserBotVerified,set:(H,me)=>{H.contextUserBotVerified=me}},metadata:ee},P,ue),Se(this,null,Te,{kind:"accessor",name:"contextCommandReply",static:!1,private:!1,access:{has:H=>"contextCommandReply"in H,get:H=>H.contextCommandReply,set:(H,me)=>{H.contextCommandReply=me}},metadata:ee},N,w),Se(this,null,ie,{kind:"accessor",name:"contextAttachmentReply",static:!1,private:!1,access:{has:H=>"contextAttachmentReply"in H,get:H=>H.contextAttachmentReply,set:(H,me)=>{H.contextAttachmentReply=me}},metadata:ee},oe,F),Se(this,null,ve,{kind:"accessor",name:"contextMessageReply",static:!1,private:!1,access:{has:H=>"contextMessageReply"in H,get:H=>H.contextMessageReply,set:(H,me)=>{H.contextMessageReply=me}},metadata:ee},Ht,Lt),Se(this,null,It,{kind:"accessor",name:"contextMessageDeleted",static:!1,private:!1,access:{has:H=>"contextMessageDeleted"in H,get:H=>H.contextMessageDeleted,set:(H,me)=>{H.contextMessageDeleted=me}},metadata:ee},At,Ot),Se(this,null,Vt,{kind:"accessor",name:"contextUserOfficialApplication",static:!1,private:!1,access:{has:H=>"contextUserOfficialApplication"in H,get:H=>H.contextUserOfficialApplication,set:(H,me)=>{H.contextUserOfficialApplication=me}},metadata:ee},Nt,Pt),Se(this,null,Rt,{kind:"accessor",name:"contextUserServer",static:!1,private:!1,access:{has:H=>"contextUserServer"in H,get:H=>H.contextUserServer,set:(H,me)=>{H.contextUserServer=me}},metadata:ee},Bt,Ut),Se(this,null,qt,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:H=>"compactMode"in H,get:H=>H.compactMode,set:(H,me)=>{H.compactMode=me}},metadata:ee},se,O),Se(this,null,le,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:H=>"lightTheme"in H,get:H=>H.lightTheme,set:(H,me)=>{H.lightTheme=me}},metadata:ee},kt,Ft),Se(null,e={value:t},i,{kind:"class",name:t.name,metadata:ee},null,s),ti=t=e.value,ee&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:ee})}static styles=[$r.styles,R`
			:host .discord-slash-command-name {
				color: color-mix(in oklab, hsl(200 calc(1 * 100%) 49.4% / 1) 100%, black 0%) !important;
				font-weight: 500;
				background-color: #3c4270;
				border-radius: 3px;
				display: flex;
				padding: 0 5px;
				align-items: center;
				gap: 2px;
				cursor: default;
			}

			:host .discord-slash-command-name:hover {
				color: #fffffd !important;
				background-color: #5865f2;
			}

			.discord-context-command-name {
				color: color-mix(in oklab, hsl(200 calc(1 * 100%) 49.4% / 1) 100%, black 0%) !important;
				opacity: 0.64;
				cursor: default;
				font-weight: 500;
			}

			.discord-arrow-right-icon {
				transform: rotate(267deg);
				width: 12px;
				height: 12px;
				fill: none;
				margin-right: 2px;
				margin-left: 2px;
				margin-top: 3px;
			}

			.discord-context-user {
				display: flex;
				align-items: center;
				margin-top: 3px;
			}

			.discord-message-margintop {
				margin-top: 3px;
			}

			:host .discord-message-deleted {
				color: rgb(185, 187, 190) !important;
				cursor: default;
			}

			:host .discord-replied-message-username {
				margin-right: 0;
			}

			:host([light-theme]) .discord-replied-message-username {
				color: rgb(46, 51, 56);
			}

			:host([compact-mode]) .discord-context-user {
				display: flex;
				align-items: center;
				margin: 0 !important;
			}

			:host([compact-mode]) .discord-message-margintop {
				margin-top: 0 !important;
			}
		`];#e=fe(this,r,void 0);get profile(){return this.#e}set profile(ee){this.#e=ee}#t=(fe(this,n),fe(this,m,"User"));get author(){return this.#t}set author(ee){this.#t=ee}#i=(fe(this,l),fe(this,b,void 0));get avatar(){return this.#i}set avatar(ee){this.#i=ee}#a=(fe(this,v),fe(this,h,void 0));get roleColor(){return this.#a}set roleColor(ee){this.#a=ee}#s=(fe(this,c),fe(this,$,void 0));get command(){return this.#s}set command(ee){this.#s=ee}#r=(fe(this,D),fe(this,x,"slash_command"));get type(){return this.#r}set type(ee){this.#r=ee}#n=(fe(this,y),fe(this,A,void 0));get contextUserProfile(){return this.#n}set contextUserProfile(ee){this.#n=ee}#o=(fe(this,k),fe(this,B,"User"));get contextUserName(){return this.#o}set contextUserName(ee){this.#o=ee}#l=(fe(this,re),fe(this,W,void 0));get contextUserAvatar(){return this.#l}set contextUserAvatar(ee){this.#l=ee}#d=(fe(this,j),fe(this,te,void 0));get contextUserRoleColor(){return this.#d}set contextUserRoleColor(ee){this.#d=ee}#h=(fe(this,K),fe(this,q,!1));get contextUserBot(){return this.#h}set contextUserBot(ee){this.#h=ee}#c=(fe(this,z),fe(this,P,!1));get contextUserBotVerified(){return this.#c}set contextUserBotVerified(ee){this.#c=ee}#u=(fe(this,ue),fe(this,N,!1));get contextCommandReply(){return this.#u}set contextCommandReply(ee){this.#u=ee}#m=(fe(this,w),fe(this,oe,!1));get contextAttachmentReply(){return this.#m}set contextAttachmentReply(ee){this.#m=ee}#v=(fe(this,F),fe(this,Ht,void 0));get contextMessageReply(){return this.#v}set contextMessageReply(ee){this.#v=ee}#f=(fe(this,Lt),fe(this,At,!1));get contextMessageDeleted(){return this.#f}set contextMessageDeleted(ee){this.#f=ee}#g=(fe(this,Ot),fe(this,Nt,!1));get contextUserOfficialApplication(){return this.#g}set contextUserOfficialApplication(ee){this.#g=ee}#p=(fe(this,Pt),fe(this,Bt,!1));get contextUserServer(){return this.#p}set contextUserServer(ee){this.#p=ee}#_=(fe(this,Ut),fe(this,se,!1));get compactMode(){return this.#_}set compactMode(ee){this.#_=ee}#b=(fe(this,O),fe(this,kt,!1));get lightTheme(){return this.#b}set lightTheme(ee){this.#b=ee}validCommandTypes=(fe(this,Ft),new Set(["user_command","message_command","slash_command"]));checkType(){if(this.type){if(typeof this.type!="string")throw new TypeError("DiscordCommand `type` prop must be a string.");if(!this.validCommandTypes.has(this.type))throw new RangeError("DiscordCommand `type` prop must be one of: 'uer_command', 'message_command' or 'slash_command'")}}resolveAvatar(ee){return Pe[ee]??ee??Pe.default}render(){this.checkType();let ee={author:this.author,bot:!1,verified:!1,server:!1,roleColor:this.roleColor},H=Reflect.get(ht,this.profile)??{},me={...ee,...H,avatar:this.resolveAvatar(H.avatar??this.avatar)},Ss={author:this.contextUserName,bot:this.contextUserBot,verified:this.contextUserBotVerified,server:!1,roleColor:this.contextUserRoleColor},ts=Reflect.get(ht,this.contextUserProfile)??{},Xe={...Ss,...ts,avatar:this.resolveAvatar(ts.avatar??this.contextUserAvatar)},Hs=this.contextMessageDeleted?u`<em class="discord-message-deleted">Original message was deleted</em>`:this.contextMessageReply;return u`
			${V(this.compactMode,()=>u`<div class="discord-reply-badge">${Tr()}</div>`,()=>u`<img class="discord-replied-message-avatar" src="${Y(me.avatar)}" alt="${Y(me.author)}" />`)}
			<span class="discord-replied-message-username" style=${Qe({color:me.roleColor??""})}>${me.author}</span>
			<span> used </span>
			${V(this.type==="slash_command",()=>u`<div class="discord-replied-message-content discord-slash-command-name">
						${Cr()}<span>${this.command}</span>
					</div>`)}
			${V(this.type==="user_command",()=>u`<div class="discord-replied-message-content discord-context-command-name"><span>${this.command}</span></div>
						${Gi({class:"discord-arrow-right-icon"})}
						<div class="discord-context-user">
							${V(!this.compactMode,()=>u`<img
										class="discord-replied-message-avatar"
										src="${Y(Xe.avatar)}"
										alt="${Y(Xe.author)}"
									/>`)}
							<span class="discord-replied-message-username" style=${Qe({color:Xe.roleColor??""})}
								>${Xe.author}</span
							>
						</div>`)}
			${V(this.type==="message_command",()=>u`<div class="discord-replied-message-content discord-context-command-name"><span>${this.command}</span></div>
						${Gi({class:"discord-arrow-right-icon"})}
						${V(!this.contextMessageDeleted,()=>u`<div class="discord-context-user">
									${V(!this.compactMode,()=>V(!this.contextUserOfficialApplication,()=>u`<img
													class="discord-replied-message-avatar"
													src="${Y(Xe.avatar)}"
													alt="${Y(Xe.author)}"
												/>`,()=>u`<img
													class="discord-replied-message-avatar"
													src="${Y(Pe.blue)}"
													alt="OFFICIALAPPLICATION"
												/>`))}
									${V(Xe.bot,()=>u`<span class="discord-application-tag">${Xe.verified?Ie():""}App</span>`,()=>V(this.contextUserServer,()=>u`<span class="discord-application-tag">SERVER</span>`,()=>V(this.contextUserOfficialApplication,()=>u`<span class="discord-application-tag">${Ie()}OFFICIAL</span>`)))}
									<span class="discord-replied-message-username" style=${Qe({color:Xe.roleColor??""})}
										>${Xe.author}</span
									><span></span>
								</div>`,()=>V(this.contextMessageDeleted,()=>Er({class:"discord-message-margintop",style:"margin-right: 3px;"})))}
						<div class="discord-replied-message-content discord-message-margintop">${Hs}</div>
						${V(this.contextCommandReply&&!this.contextMessageDeleted,()=>$s({class:"discord-replied-message-content-icon discord-message-margintop"}),()=>V(this.contextAttachmentReply,()=>Ms({class:"discord-replied-message-content-icon discord-message-margintop"})))} `)}
		`}static{fe(t,s)}};return ti=t})();var Yi=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},pt=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Ru=(()=>{let i=[Q("discord-custom-emoji")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[];var Z=class extends a{static{t=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_({attribute:!1})],g=[_({type:Boolean,attribute:"embed-emoji"})],f=[_({type:Boolean,attribute:"jumbo"})],Yi(this,null,d,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:y=>"name"in y,get:y=>y.name,set:(y,I)=>{y.name=I}},metadata:x},r,n),Yi(this,null,p,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:y=>"url"in y,get:y=>y.url,set:(y,I)=>{y.url=I}},metadata:x},m,l),Yi(this,null,o,{kind:"accessor",name:"customEmojisMap",static:!1,private:!1,access:{has:y=>"customEmojisMap"in y,get:y=>y.customEmojisMap,set:(y,I)=>{y.customEmojisMap=I}},metadata:x},b,v),Yi(this,null,g,{kind:"accessor",name:"embedEmoji",static:!1,private:!1,access:{has:y=>"embedEmoji"in y,get:y=>y.embedEmoji,set:(y,I)=>{y.embedEmoji=I}},metadata:x},h,c),Yi(this,null,f,{kind:"accessor",name:"jumbo",static:!1,private:!1,access:{has:y=>"jumbo"in y,get:y=>y.jumbo,set:(y,I)=>{y.jumbo=I}},metadata:x},$,D),Yi(null,e={value:t},i,{kind:"class",name:t.name,metadata:x},null,s),Z=t=e.value,x&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=R`
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
	`;#e=pt(this,r,void 0);get name(){return this.#e}set name(x){this.#e=x}#t=(pt(this,n),pt(this,m,void 0));get url(){return this.#t}set url(x){this.#t=x}#i=(pt(this,l),pt(this,b,{}));get customEmojisMap(){return this.#i}set customEmojisMap(x){this.#i=x}#a=(pt(this,v),pt(this,h,void 0));get embedEmoji(){return this.#a}set embedEmoji(x){this.#a=x}#s=(pt(this,c),pt(this,$,void 0));get jumbo(){return this.#s}set jumbo(x){this.#s=x}willUpdate(){if(!this.url&&this.name){let x=Qi(this.name)??this.customEmojisMap[this.name];x&&(this.url??=x.url??"",this.embedEmoji??=x.embedEmoji??!1)}}render(){let x=`:${this.name}:`;return u`<span
			class=${ge({"discord-embed-custom-emoji":this.embedEmoji,"discord-custom-emoji":!this.embedEmoji})}
			><img
				aria-label=${x}
				src=${Y(this.url)}
				alt=${x}
				draggable="false"
				class=${ge({"discord-embed-custom-emoji-image":this.embedEmoji,"discord-custom-emoji-image":!this.embedEmoji,"discord-custom-jumbo-emoji-image":this.jumbo})}
		/></span> `}constructor(){super(...arguments),pt(this,D)}static{pt(t,s)}};return Z=t})();var at=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},ze=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Bu=(()=>{let i=[Q("discord-embed")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[],de,q=[],z=[],T,P=[],ue=[];var Te=class extends a{static{t=this}static{let N=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_({attribute:"author-name"})],o=[_({attribute:"author-image"})],g=[_({attribute:"author-url"})],f=[_({attribute:"embed-title"})],Z=[_({attribute:!1})],I=[_()],C=[_()],pe=[_()],ne=[_()],de=[_()],T=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],at(this,null,d,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:w=>"color"in w,get:w=>w.color,set:(w,ie)=>{w.color=ie}},metadata:N},r,n),at(this,null,p,{kind:"accessor",name:"authorName",static:!1,private:!1,access:{has:w=>"authorName"in w,get:w=>w.authorName,set:(w,ie)=>{w.authorName=ie}},metadata:N},m,l),at(this,null,o,{kind:"accessor",name:"authorImage",static:!1,private:!1,access:{has:w=>"authorImage"in w,get:w=>w.authorImage,set:(w,ie)=>{w.authorImage=ie}},metadata:N},b,v),at(this,null,g,{kind:"accessor",name:"authorUrl",static:!1,private:!1,access:{has:w=>"authorUrl"in w,get:w=>w.authorUrl,set:(w,ie)=>{w.authorUrl=ie}},metadata:N},h,c),at(this,null,f,{kind:"accessor",name:"embedTitle",static:!1,private:!1,access:{has:w=>"embedTitle"in w,get:w=>w.embedTitle,set:(w,ie)=>{w.embedTitle=ie}},metadata:N},$,D),at(this,null,Z,{kind:"accessor",name:"embedEmojisMap",static:!1,private:!1,access:{has:w=>"embedEmojisMap"in w,get:w=>w.embedEmojisMap,set:(w,ie)=>{w.embedEmojisMap=ie}},metadata:N},x,y),at(this,null,I,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:w=>"url"in w,get:w=>w.url,set:(w,ie)=>{w.url=ie}},metadata:N},A,k),at(this,null,C,{kind:"accessor",name:"thumbnail",static:!1,private:!1,access:{has:w=>"thumbnail"in w,get:w=>w.thumbnail,set:(w,ie)=>{w.thumbnail=ie}},metadata:N},B,re),at(this,null,pe,{kind:"accessor",name:"image",static:!1,private:!1,access:{has:w=>"image"in w,get:w=>w.image,set:(w,ie)=>{w.image=ie}},metadata:N},W,j),at(this,null,ne,{kind:"accessor",name:"video",static:!1,private:!1,access:{has:w=>"video"in w,get:w=>w.video,set:(w,ie)=>{w.video=ie}},metadata:N},te,K),at(this,null,de,{kind:"accessor",name:"provider",static:!1,private:!1,access:{has:w=>"provider"in w,get:w=>w.provider,set:(w,ie)=>{w.provider=ie}},metadata:N},q,z),at(this,null,T,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:w=>"lightTheme"in w,get:w=>w.lightTheme,set:(w,ie)=>{w.lightTheme=ie}},metadata:N},P,ue),at(null,e={value:t},i,{kind:"class",name:t.name,metadata:N},null,s),Te=t=e.value,N&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:N})}static styles=R`
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
	`;#e=ze(this,r,void 0);get color(){return this.#e}set color(N){this.#e=N}#t=(ze(this,n),ze(this,m,void 0));get authorName(){return this.#t}set authorName(N){this.#t=N}#i=(ze(this,l),ze(this,b,void 0));get authorImage(){return this.#i}set authorImage(N){this.#i=N}#a=(ze(this,v),ze(this,h,void 0));get authorUrl(){return this.#a}set authorUrl(N){this.#a=N}#s=(ze(this,c),ze(this,$,void 0));get embedTitle(){return this.#s}set embedTitle(N){this.#s=N}#r=(ze(this,D),ze(this,x,{}));get embedEmojisMap(){return this.#r}set embedEmojisMap(N){this.#r=N}#n=(ze(this,y),ze(this,A,void 0));get url(){return this.#n}set url(N){this.#n=N}#o=(ze(this,k),ze(this,B,void 0));get thumbnail(){return this.#o}set thumbnail(N){this.#o=N}#l=(ze(this,re),ze(this,W,void 0));get image(){return this.#l}set image(N){this.#l=N}#d=(ze(this,j),ze(this,te,void 0));get video(){return this.#d}set video(N){this.#d=N}#h=(ze(this,K),ze(this,q,void 0));get provider(){return this.#h}set provider(N){this.#h=N}#c=(ze(this,z),ze(this,P,!1));get lightTheme(){return this.#c}set lightTheme(N){this.#c=N}render(){let N=this.parseTitle(this.authorName),w=this.parseTitle(this.embedTitle);return u`<div style=${Qe({"background-color":this.color})} class="discord-left-border"></div>
			<div class="discord-embed-root">
				<div class="discord-embed-wrapper">
					<div class="discord-embed-grid">
						${V(this.provider,()=>u`<div class="discord-embed-provider">${this.provider}</div>`)}
						${V(N,()=>u`<div class="discord-embed-author">
									${V(this.authorImage,()=>u`<img src=${Y(this.authorImage)} alt="" class="discord-author-image" />`)}
									${V(this.authorUrl,()=>u`<a
												href=${Y(this.authorUrl)}
												target="_blank"
												rel="noopener noreferrer"
												class="discord-embed-author-block"
											>
												<span class="discord-embed-author-block">${N}</span>
											</a>`,()=>u`<span class="discord-embed-author-block">${N}</span>`)}
								</div>`)}
						${V(w,()=>u`<div class="discord-embed-title">
									${this.url?u`<a href="${this.url}" target="_blank" rel="noopener noreferrer"> ${w} </a>`:u`${w}`}
								</div>`)}
						<slot name="description"></slot>
						<slot name="fields"></slot>
						${V(this.image||this.video,()=>u`<div class=${ge({"discord-embed-media":!0,"discord-embed-media-video":!!this.video})}>
									${this.renderMedia()}
								</div>`)}
						${V(this.thumbnail,()=>u`<img src=${Y(this.thumbnail)} alt="" class="discord-embed-thumbnail" />`)}
						<slot name="footer"></slot>
					</div>
				</div>
			</div>`}renderMedia(){return this.video?u`
				<video
					controls
					muted
					preload="none"
					poster=${Y(this.image)}
					src=${Y(this.video)}
					height="225"
					width="400"
					class="discord-embed-video"
				>
					<img src=${Y(this.image)} alt="Discord embed media" class="discord-embed-image" />
				</video>
			`:this.image?u`<img src=${Y(this.image)} alt="Discord embed media" class="discord-embed-image" />`:null}parseTitle(N){if(!N)return null;let w=[],ie="";for(let oe of N.split(`
`)){for(let F of oe.split(" ")){let ve=Qi(F)??this.embedEmojisMap[F]??{};ve.name?w.push(u`<discord-custom-emoji name=${ve.name} url=${Y(ve.url)} embed-emoji></discord-custom-emoji>`):ie+=`${F} `,ie===" "&&w.push(u`<br />`)}w.push(ie),ie=""}return w.map(oe=>typeof oe=="string"?u`<span>${oe}</span>`:oe)}constructor(){super(...arguments),ze(this,ue)}static{ze(t,s)}};return Te=t})();var Uu=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},qu=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Fu=(()=>{let i=[Q("discord-embed-description")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Uu(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
		:host {
			font-size: 0.875rem;
			font-weight: 400;
			grid-column: 1/1;
			line-height: 1.125rem;
			margin-top: 8px;
			min-width: 0;
		}
	`;render(){return u`<slot></slot>`}static{qu(t,s)}};return d=t})();var Ki=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},gt=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Zu=(()=>{let i=[Q("discord-embed-field")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[];var Z=class extends a{static{t=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({reflect:!0,attribute:"field-title"})],p=[_({attribute:!1})],o=[_({type:Boolean,reflect:!0,attribute:"inline"})],g=[_({type:Number,reflect:!0,attribute:"inline-index"})],f=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Ki(this,null,d,{kind:"accessor",name:"fieldTitle",static:!1,private:!1,access:{has:y=>"fieldTitle"in y,get:y=>y.fieldTitle,set:(y,I)=>{y.fieldTitle=I}},metadata:x},r,n),Ki(this,null,p,{kind:"accessor",name:"embedFieldEmojisMap",static:!1,private:!1,access:{has:y=>"embedFieldEmojisMap"in y,get:y=>y.embedFieldEmojisMap,set:(y,I)=>{y.embedFieldEmojisMap=I}},metadata:x},m,l),Ki(this,null,o,{kind:"accessor",name:"inline",static:!1,private:!1,access:{has:y=>"inline"in y,get:y=>y.inline,set:(y,I)=>{y.inline=I}},metadata:x},b,v),Ki(this,null,g,{kind:"accessor",name:"inlineIndex",static:!1,private:!1,access:{has:y=>"inlineIndex"in y,get:y=>y.inlineIndex,set:(y,I)=>{y.inlineIndex=I}},metadata:x},h,c),Ki(this,null,f,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:y=>"lightTheme"in y,get:y=>y.lightTheme,set:(y,I)=>{y.lightTheme=I}},metadata:x},$,D),Ki(null,e={value:t},i,{kind:"class",name:t.name,metadata:x},null,s),Z=t=e.value,x&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=R`
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
	`;#e=gt(this,r,void 0);get fieldTitle(){return this.#e}set fieldTitle(x){this.#e=x}#t=(gt(this,n),gt(this,m,{}));get embedFieldEmojisMap(){return this.#t}set embedFieldEmojisMap(x){this.#t=x}#i=(gt(this,l),gt(this,b,!1));get inline(){return this.#i}set inline(x){this.#i=x}#a=(gt(this,v),gt(this,h,void 0));get inlineIndex(){return this.#a}set inlineIndex(x){this.#a=x}#s=(gt(this,c),gt(this,$,!1));get lightTheme(){return this.#s}set lightTheme(x){this.#s=x}validInlineIndices=(gt(this,D),new Set([1,2,3]));checkInlineIndex(){if(this.inlineIndex){let x=Number(this.inlineIndex);if(!Number.isNaN(x)&&!this.validInlineIndices.has(x))throw new RangeError("DiscordEmbedField `inlineIndex` prop must be one of: 1, 2, or 3")}}render(){this.checkInlineIndex();let x=this.parseTitle(this.fieldTitle),y=V(x,()=>u`<div class="discord-field-title">${[...x]}</div>`);return u`${y}<slot></slot>`}parseTitle(x){if(!x)return null;let y=[],I="";for(let A of x.split(`
`)){for(let k of A.split(" ")){let C=Qi(k)??this.embedFieldEmojisMap[k]??{};C.name?y.push(u`<discord-custom-emoji name=${C.name} url=${Y(C.url)} embed-emoji></discord-custom-emoji>`):I+=`${k} `,I===" "&&y.push(u`<br />`)}y.push(I),I=""}return y.map(A=>typeof A=="string"?u`<span>${A}</span>`:A)}static{gt(t,s)}};return Z=t})();var Wu=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Qu=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Gu=(()=>{let i=[Q("discord-embed-fields")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Wu(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
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
	`;render(){return u`<slot></slot>`}static{Qu(t,s)}};return d=t})();var Ts=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Et=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Yu=(()=>{let i=[Q("discord-embed-footer")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[];var f=class extends a{static{t=this}static{let $=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({attribute:"footer-image"})],p=[_({attribute:"footer-image-alt"})],o=[_({type:String,reflect:!0,converter:D=>Jt(D),attribute:!0})],g=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Ts(this,null,d,{kind:"accessor",name:"footerImage",static:!1,private:!1,access:{has:D=>"footerImage"in D,get:D=>D.footerImage,set:(D,Z)=>{D.footerImage=Z}},metadata:$},r,n),Ts(this,null,p,{kind:"accessor",name:"footerImageAlt",static:!1,private:!1,access:{has:D=>"footerImageAlt"in D,get:D=>D.footerImageAlt,set:(D,Z)=>{D.footerImageAlt=Z}},metadata:$},m,l),Ts(this,null,o,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:D=>"timestamp"in D,get:D=>D.timestamp,set:(D,Z)=>{D.timestamp=Z}},metadata:$},b,v),Ts(this,null,g,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:D=>"lightTheme"in D,get:D=>D.lightTheme,set:(D,Z)=>{D.lightTheme=Z}},metadata:$},h,c),Ts(null,e={value:t},i,{kind:"class",name:t.name,metadata:$},null,s),f=t=e.value,$&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:$})}static styles=R`
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
	`;#e=Et(this,r,void 0);get footerImage(){return this.#e}set footerImage($){this.#e=$}#t=(Et(this,n),Et(this,m,void 0));get footerImageAlt(){return this.#t}set footerImageAlt($){this.#t=$}#i=(Et(this,l),Et(this,b,void 0));get timestamp(){return this.#i}set timestamp($){this.#i=$}#a=(Et(this,v),Et(this,h,!1));get lightTheme(){return this.#a}set lightTheme($){this.#a=$}updateTimestamp($){$&&!Number.isNaN(new Date($).getTime())&&(this.timestamp=Jt($))}render(){return this.updateTimestamp(this.timestamp),u`${V(this.footerImage,()=>u`<img src=${Y(this.footerImage)} alt=${Y(this.footerImageAlt)} class="discord-footer-image" />`)}
			<slot></slot>
			${V(this.timestamp,()=>u`<span class="discord-footer-separator">&bull;</span>`)}
			${V(this.timestamp,()=>` ${this.timestamp}`,()=>null)}`}constructor(){super(...arguments),Et(this,c)}static{Et(t,s)}};return f=t})();var Ku=E`
	<path
	fill="#939bf9"
	d="m72 29.3v60.3c0 2.24 0 3.36-.44 4.22-.38.74-1 1.36-1.74 1.74-.86.44-1.98.44-4.22.44h-59.2c-2.24 0-3.36 0-4.22-.44-.74-.38-1.36-1-1.74-1.74-.44-.86-.44-1.98-.44-4.22v-83.2c0-2.24 0-3.36.44-4.22.38-.74 1-1.36 1.74-1.74.86-.44 1.98-.44 4.22-.44h36.3c1.96 0 2.94 0 3.86.22.5.12.98.28 1.44.5v16.88c0 2.24 0 3.36.44 4.22.38.74 1 1.36 1.74 1.74.86.44 1.98.44 4.22.44h16.88c.22.46.38.94.5 1.44.22.92.22 1.9.22 3.86z" fill="#d3d6fd"/><path d="m68.26 20.26c1.38 1.38 2.06 2.06 2.56 2.88.18.28.32.56.46.86h-16.88c-2.24 0-3.36 0-4.22-.44-.74-.38-1.36-1-1.74-1.74-.44-.86-.44-1.98-.44-4.22v-16.880029c.3.14.58.28.86.459999.82.5 1.5 1.18 2.88 2.56z" />
`;function jr(i={}){return u`<svg ${S(i)} aria-hidden="false" fill="none" width="72" height="96" viewBox="0 0 72 96">${Ku}</svg>`}var jt=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Be=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Ju=(()=>{let i=[Q("discord-file-attachment")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[];var pe=class extends a{static{t=this}static{let W=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_({type:Number})],o=[_({attribute:"bytes-unit"})],g=[_()],f=[_()],Z=[_()],I=[_()],C=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],jt(this,null,d,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:j=>"name"in j,get:j=>j.name,set:(j,ne)=>{j.name=ne}},metadata:W},r,n),jt(this,null,p,{kind:"accessor",name:"bytes",static:!1,private:!1,access:{has:j=>"bytes"in j,get:j=>j.bytes,set:(j,ne)=>{j.bytes=ne}},metadata:W},m,l),jt(this,null,o,{kind:"accessor",name:"bytesUnit",static:!1,private:!1,access:{has:j=>"bytesUnit"in j,get:j=>j.bytesUnit,set:(j,ne)=>{j.bytesUnit=ne}},metadata:W},b,v),jt(this,null,g,{kind:"accessor",name:"href",static:!1,private:!1,access:{has:j=>"href"in j,get:j=>j.href,set:(j,ne)=>{j.href=ne}},metadata:W},h,c),jt(this,null,f,{kind:"accessor",name:"rel",static:!1,private:!1,access:{has:j=>"rel"in j,get:j=>j.rel,set:(j,ne)=>{j.rel=ne}},metadata:W},$,D),jt(this,null,Z,{kind:"accessor",name:"target",static:!1,private:!1,access:{has:j=>"target"in j,get:j=>j.target,set:(j,ne)=>{j.target=ne}},metadata:W},x,y),jt(this,null,I,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:j=>"type"in j,get:j=>j.type,set:(j,ne)=>{j.type=ne}},metadata:W},A,k),jt(this,null,C,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:j=>"lightTheme"in j,get:j=>j.lightTheme,set:(j,ne)=>{j.lightTheme=ne}},metadata:W},B,re),jt(null,e={value:t},i,{kind:"class",name:t.name,metadata:W},null,s),pe=t=e.value,W&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:W})}static styles=R`
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
	`;#e=Be(this,r,void 0);get name(){return this.#e}set name(W){this.#e=W}#t=(Be(this,n),Be(this,m,void 0));get bytes(){return this.#t}set bytes(W){this.#t=W}#i=(Be(this,l),Be(this,b,void 0));get bytesUnit(){return this.#i}set bytesUnit(W){this.#i=W}#a=(Be(this,v),Be(this,h,void 0));get href(){return this.#a}set href(W){this.#a=W}#s=(Be(this,c),Be(this,$,void 0));get rel(){return this.#s}set rel(W){this.#s=W}#r=(Be(this,D),Be(this,x,void 0));get target(){return this.#r}set target(W){this.#r=W}#n=(Be(this,y),Be(this,A,void 0));get type(){return this.#n}set type(W){this.#n=W}#o=(Be(this,k),Be(this,B,!1));get lightTheme(){return this.#o}set lightTheme(W){this.#o=W}render(){return u`<div class="discord-file-attachment-non-visual-media-item-container">
			<div class="discord-file-attachment-non-visual-media-item">
				<div class="discord-file-attachment-mosaic-item-media">
					<div class=${ge({"discord-file-attachment-mosaic-style":!0,"discord-file-attachment-light-theme":this.lightTheme})}>
						${jr({class:"discord-file-attachment-icon",alt:"Attachment file type: unknown",title:"unknown"})}
						<div class="discord-file-attachment-inner">
							<div class="discord-file-attachment-filename-link-wrapper">
								<discord-link
									href=${Y(this.href)}
									rel=${Y(this.rel)}
									target=${Y(this.target)}
									type=${Y(this.type)}
								>
									${this.name}
								</discord-link>
							</div>
							<div class="discord-file-attachment-metadata">
								${this.bytes}${V(this.bytesUnit,()=>u` ${this.bytesUnit}`,()=>null)}
							</div>
						</div>
					</div>
				</div>
			</div>
			<div class="discord-button-download-attachment">
				<a
					class="discord-link-download-attachment"
					aria-label="Download"
					href="${Y(this.href)}"
					rel="noreferrer noopener"
					target="_blank"
					role="button"
					tabindex="0"
				>
					${di()}
				</a>
			</div>
		</div>`}constructor(){super(...arguments),Be(this,re)}static{Be(t,s)}};return pe=t})();var Ji=(i,e,s)=>{for(let t of e)if(t[0]===i)return(0,t[1])();return s?.()};var cl=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Dr=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Xu=(()=>{let i=[Q("discord-header")],e,s=[],t,a=U,d,r=[],n=[];var p=class extends a{static{t=this}static{let m=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Number,reflect:!0})],cl(this,null,d,{kind:"accessor",name:"level",static:!1,private:!1,access:{has:l=>"level"in l,get:l=>l.level,set:(l,o)=>{l.level=o}},metadata:m},r,n),cl(null,e={value:t},i,{kind:"class",name:t.name,metadata:m},null,s),p=t=e.value,m&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:m})}static styles=R`
		:host > * {
			margin: 16px 0 8px;
			font-weight: 700;
			line-height: 1.375em;
		}

		:host([level='1']) > h1 {
			font-size: 1.5rem;
		}

		:host([level='2']) > h2 {
			font-size: 1.25rem;
		}

		:host([level='3']) > h3 {
			font-size: 1rem;
		}

		:host([level='1']):first-child() > h1,
		:host([level='2']):first-child() > h2 {
			margin-top: 8px;
		}

		:host([level='3']):first-child() > h3 {
			margin-top: 4px;
		}
	`;#e=Dr(this,r,1);get level(){return this.#e}set level(m){this.#e=m}ensureLevelIsNumber(){this.level&&!Number.isNaN(this.level)&&(this.level=Number(this.level))}checkLevel(){if(this.level<1||this.level>3)throw new RangeError("The level property must be a number between 1 and 3 (inclusive)")}render(){return this.ensureLevelIsNumber(),this.checkLevel(),Ji(this.level,[[1,()=>u`<h1><slot></slot></h1>`],[2,()=>u`<h2><slot></slot></h2>`],[3,()=>u`<h3><slot></slot></h3>`]],()=>u`<slot></slot>`)}constructor(){super(...arguments),Dr(this,n)}static{Dr(t,s)}};return p=t})();var Xi=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},vt=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},em=(()=>{let i=[Q("discord-image-attachment")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[];var Z=class extends a{static{t=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({reflect:!0,attribute:"url"})],p=[_({type:Number,reflect:!0,attribute:"height"})],o=[_({type:Number,reflect:!0,attribute:"width"})],g=[_({reflect:!0,attribute:"alt"})],f=[_({type:Boolean,attribute:"custom-image-element"})],Xi(this,null,d,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:y=>"url"in y,get:y=>y.url,set:(y,I)=>{y.url=I}},metadata:x},r,n),Xi(this,null,p,{kind:"accessor",name:"height",static:!1,private:!1,access:{has:y=>"height"in y,get:y=>y.height,set:(y,I)=>{y.height=I}},metadata:x},m,l),Xi(this,null,o,{kind:"accessor",name:"width",static:!1,private:!1,access:{has:y=>"width"in y,get:y=>y.width,set:(y,I)=>{y.width=I}},metadata:x},b,v),Xi(this,null,g,{kind:"accessor",name:"alt",static:!1,private:!1,access:{has:y=>"alt"in y,get:y=>y.alt,set:(y,I)=>{y.alt=I}},metadata:x},h,c),Xi(this,null,f,{kind:"accessor",name:"customImageElement",static:!1,private:!1,access:{has:y=>"customImageElement"in y,get:y=>y.customImageElement,set:(y,I)=>{y.customImageElement=I}},metadata:x},$,D),Xi(null,e={value:t},i,{kind:"class",name:t.name,metadata:x},null,s),Z=t=e.value,x&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=R`
		:host {
			display: block;
			position: relative;
			-webkit-user-select: text;
			-moz-user-select: text;
			-ms-user-select: text;
			user-select: text;
			overflow: hidden;
			border-radius: 3px;
		}

		.discord-image-attachment {
			color: #dcddde;
			display: flex;
			font-size: 13px;
			line-height: 150%;
			margin-bottom: 8px;
			margin-top: 8px;
		}
	`;#e=vt(this,r,void 0);get url(){return this.#e}set url(x){this.#e=x}#t=(vt(this,n),vt(this,m,void 0));get height(){return this.#t}set height(x){this.#t=x}#i=(vt(this,l),vt(this,b,void 0));get width(){return this.#i}set width(x){this.#i=x}#a=(vt(this,v),vt(this,h,"discord image attachment"));get alt(){return this.#a}set alt(x){this.#a=x}#s=(vt(this,c),vt(this,$,!1));get customImageElement(){return this.#s}set customImageElement(x){this.#s=x}componentWillRender(){this.customImageElement||dl(this.url)}render(){return u`
			<div class="discord-image-attachment">
				<div class="discord-image-wrapper" style="${Qe({height:`${this.height}px`,width:`${this.width}px`})}">
					${V(this.customImageElement,()=>u`<slot></slot>`,()=>u`<img
								alt=${Y(this.alt)}
								src=${Y(this.url)}
								height=${Y(this.height)}
								width=${Y(this.width)}
							/>`)}
				</div>
			</div>
		`}constructor(){super(...arguments),vt(this,D)}static{vt(t,s)}};return Z=t})();var rt=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},ke=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Na=(()=>{let i=[Q("discord-input-text")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[],de,q=[],z=[],T,P=[],ue=[];var Te=class extends a{static{t=this}static{let N=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({reflect:!0,attribute:"type",type:String})],p=[_({reflect:!0,attribute:"required",type:Boolean})],o=[_({reflect:!0,attribute:"label",type:String})],g=[_({reflect:!0,attribute:"placeholder",type:String})],f=[_({reflect:!0,attribute:"min-length",type:Number})],Z=[_({reflect:!0,attribute:"max-length",type:Number})],I=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],C=[_({type:String,reflect:!0,attribute:"default-value"})],pe=[Ne()],ne=[Ne()],de=[Ne()],T=[Ne()],rt(this,null,d,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:w=>"type"in w,get:w=>w.type,set:(w,ie)=>{w.type=ie}},metadata:N},r,n),rt(this,null,p,{kind:"accessor",name:"required",static:!1,private:!1,access:{has:w=>"required"in w,get:w=>w.required,set:(w,ie)=>{w.required=ie}},metadata:N},m,l),rt(this,null,o,{kind:"accessor",name:"label",static:!1,private:!1,access:{has:w=>"label"in w,get:w=>w.label,set:(w,ie)=>{w.label=ie}},metadata:N},b,v),rt(this,null,g,{kind:"accessor",name:"placeholder",static:!1,private:!1,access:{has:w=>"placeholder"in w,get:w=>w.placeholder,set:(w,ie)=>{w.placeholder=ie}},metadata:N},h,c),rt(this,null,f,{kind:"accessor",name:"minLength",static:!1,private:!1,access:{has:w=>"minLength"in w,get:w=>w.minLength,set:(w,ie)=>{w.minLength=ie}},metadata:N},$,D),rt(this,null,Z,{kind:"accessor",name:"maxLength",static:!1,private:!1,access:{has:w=>"maxLength"in w,get:w=>w.maxLength,set:(w,ie)=>{w.maxLength=ie}},metadata:N},x,y),rt(this,null,I,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:w=>"lightTheme"in w,get:w=>w.lightTheme,set:(w,ie)=>{w.lightTheme=ie}},metadata:N},A,k),rt(this,null,C,{kind:"accessor",name:"defaultValue",static:!1,private:!1,access:{has:w=>"defaultValue"in w,get:w=>w.defaultValue,set:(w,ie)=>{w.defaultValue=ie}},metadata:N},B,re),rt(this,null,pe,{kind:"accessor",name:"value",static:!1,private:!1,access:{has:w=>"value"in w,get:w=>w.value,set:(w,ie)=>{w.value=ie}},metadata:N},W,j),rt(this,null,ne,{kind:"accessor",name:"hasWarning",static:!1,private:!1,access:{has:w=>"hasWarning"in w,get:w=>w.hasWarning,set:(w,ie)=>{w.hasWarning=ie}},metadata:N},te,K),rt(this,null,de,{kind:"accessor",name:"calculatedMaxLength",static:!1,private:!1,access:{has:w=>"calculatedMaxLength"in w,get:w=>w.calculatedMaxLength,set:(w,ie)=>{w.calculatedMaxLength=ie}},metadata:N},q,z),rt(this,null,T,{kind:"accessor",name:"calculatedCharactersCount",static:!1,private:!1,access:{has:w=>"calculatedCharactersCount"in w,get:w=>w.calculatedCharactersCount,set:(w,ie)=>{w.calculatedCharactersCount=ie}},metadata:N},P,ue),rt(null,e={value:t},i,{kind:"class",name:t.name,metadata:N},null,s),Te=t=e.value,N&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:N})}static styles=R`
		.discord-input-text {
			width: 100%;
			margin-bottom: 1em;
		}

		.discord-label-input-text {
			margin-bottom: 8px;
			font-size: 12px;
			line-height: 1.3333333333333333;
			font-weight: 700;
			text-transform: uppercase;
			letter-spacing: 0.02em;
			color: color-mix(in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%);
		}

		.discord-text-input-warning-length {
			display: flex;
			align-items: center;
			font-size: 12px;
			line-height: 1.3333333333333333;
			font-weight: 700;
			text-transform: normal !important;
			letter-spacing: 0.02em;
			color: #b0b5bc;
			gap: 3px;
		}

		.discord-text-input-warning-error-text {
			font-size: 12px;
			font-weight: 500;
			font-style: italic;
			text-transform: none;
		}

		.discord-text-input-warning-bottom-error-text {
			font-size: 12px;
			line-height: 1.3333333333333333;
			font-weight: 400;
		}

		.discord-text-input-required {
			padding-left: 4px;
			color: hsl(359 calc(1 * 87.3%) 59.8% / 1);
		}

		.discord-text-input-container {
			width: 100%;
			display: flex;
			flex-direction: column;
			position: relative;
		}

		.discord-text-input-paragraph {
			width: 100%;
			resize: none;
			box-sizing: border-box;
			height: 83px;
			padding: 8px 38.92px 8px 8px;
			border-radius: 3px;
			border: medium;
			background-color: #1e1f22;
			color: #b0b5bc;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
		}

		.discord-text-input-short {
			width: 100%;
			resize: none;
			box-sizing: border-box;
			height: 40px;
			padding: 8px 38.92px 8px 8px;
			border-radius: 3px;
			border: medium;
			background-color: #1e1f22;
			color: #b0b5bc;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
		}

		input,
		textarea,
		::placeholder {
			font-weight: 400;
			font-size: 16px;
			color: #b0b5bc;
			opacity: 0.8;
		}

		.discord-text-input-paragraph::-webkit-scrollbar {
			width: 8px;
			margin-right: 5px;
			background-color: transparent;
		}

		.discord-text-input-paragraph::-webkit-scrollbar-track {
			background-color: rgba(255, 255, 255, 0.2);
			margin-right: 1em auto;
			border-radius: 10px;
		}

		.discord-text-input-paragraph::-webkit-scrollbar-thumb {
			border-radius: 10px;
			background-color: rgba(0, 0, 0, 0.5);
			margin-right: 1em auto;
		}

		.discord-text-input-textarea-max-length {
			font-size: small;
			position: absolute;
			display: flex;
			color: #b0b5bc;
			right: 0;
			bottom: 0;
			padding-right: 16px;
		}

		:host .discord-text-input-warning-length * {
			color: color-mix(in oklab, hsl(358 calc(1 * 92.9%) 72.4% / 1) 100%, black 0%) !important;
		}

		:host([light-theme]) .discord-text-input-warning-length * {
			color: color-mix(in oklab, hsl(360 calc(1 * 60.2%) 39.4% / 1) 100%, black 0%) !important;
		}

		:host([light-theme]) .discord-text-input-short,
		:host([light-theme]) .discord-label-input-text {
			color: color-mix(in oklab, hsl(228 calc(1 * 6%) 32.5% / 1) 100%, black 0%);
		}

		:host([light-theme]) .discord-text-input-paragraph,
		:host([light-theme]) .discord-text-input-short {
			background-color: rgb(253, 253, 253);
			border: 1px solid #b0b5bc;
		}

		:host([light-theme]) input,
		:host([light-theme]) textarea,
		:host([light-theme]) ::placeholder {
			font-weight: 400;
			font-size: 16px;
			color: color-mix(in oklab, hsl(223 calc(1 * 6.7%) 20.6% / 1) 100%, black 0%);
			opacity: 0.8;
		}

		.discord-text-input-message-needed-input,
		.discord-text-input-message-needed-min-length {
			background-color: white;
			position: absolute;
			align-items: center;
			gap: 5px;
			left: 50%;
			transform: translateX(-50%);
			opacity: 0;
			display: none;
			transition: 0.5s;
			color: black;
			border-radius: 5px;
			text-align: center;
			font-family: system-ui;
			pointer-events: none;
			padding: 10px;
			min-width: 50%;
			border: black solid 1px;
			z-index: 25;
		}

		.discord-text-input-message-needed-input::after,
		.discord-text-input-message-needed-min-length::after {
			content: '';
			position: absolute;
			bottom: 100%; /* Positions the arrow above the div */
			left: 0;
			transform: translateX(50%);
			border-width: 10px !important; /* Arrow size */
			border-style: solid !important;
			border-color: transparent transparent white transparent !important; /* Arrow pointing up */
		}

		:host([light-theme]) .discord-text-input-message-needed-input::after,
		:host([light-theme]) .discord-text-input-message-needed-min-length::after {
			border-color: transparent transparent #bfbfbf transparent !important; /* Arrow pointing up */
		}

		.discord-text-input-message-needed-min-length::after {
			transform: translate(500%);
		}

		.discord-text-input-message-needed-min-length {
			left: 50% !important;
			width: max-content;
		}

		.icon {
			width: 25px;
			height: 25px;
			background-color: darkorange;
			border-radius: 5px;
			position: relative;
			display: flex;
			justify-content: center;
			align-items: center;
			color: white;
			font-weight: bold;
			font-size: 18px;
			line-height: 1;
			text-align: center;
		}

		.exclamation {
			display: flex;
			flex-direction: column;
			align-items: center;
			line-height: 1;
		}
	`;#e=ke(this,r,"paragraph");get type(){return this.#e}set type(N){this.#e=N}#t=(ke(this,n),ke(this,m,!1));get required(){return this.#t}set required(N){this.#t=N}#i=(ke(this,l),ke(this,b,void 0));get label(){return this.#i}set label(N){this.#i=N}#a=(ke(this,v),ke(this,h,void 0));get placeholder(){return this.#a}set placeholder(N){this.#a=N}#s=(ke(this,c),ke(this,$,0));get minLength(){return this.#s}set minLength(N){this.#s=N}#r=(ke(this,D),ke(this,x,4e3));get maxLength(){return this.#r}set maxLength(N){this.#r=N}#n=(ke(this,y),ke(this,A,!1));get lightTheme(){return this.#n}set lightTheme(N){this.#n=N}#o=(ke(this,k),ke(this,B,""));get defaultValue(){return this.#o}set defaultValue(N){this.#o=N}#l=(ke(this,re),ke(this,W,""));get value(){return this.#l}set value(N){this.#l=N}#d=(ke(this,j),ke(this,te,!1));get hasWarning(){return this.#d}set hasWarning(N){this.#d=N}#h=(ke(this,K),ke(this,q,null));get calculatedMaxLength(){return this.#h}set calculatedMaxLength(N){this.#h=N}#c=(ke(this,z),ke(this,P,0));get calculatedCharactersCount(){return this.#c}set calculatedCharactersCount(N){this.#c=N}connectedCallback(){super.connectedCallback(),this.defaultValue&&(this.value=this.defaultValue,this.calculatedCharactersCount=this.value.length)}resetState(){this.hasWarning=!1,this.calculatedMaxLength=null,this.calculatedCharactersCount=0,this.defaultValue?this.value=this.defaultValue:this.value=""}render(){return this.checkNeededArgument(),this.checkType(),u`
			<div class="discord-input-text">
				<div class=${ge({"discord-text-input-warning-length":this.hasWarning})}>
					<h2 class="discord-label-input-text">
						${this.label.slice(0,45)}${V(this.required&&!this.hasWarning,()=>u`<span class="discord-text-input-required">*</span>`)}
					</h2>
					${V(this.hasWarning,()=>u`<span class="discord-text-input-warning-length discord-text-input-warning-error-text">
								- Must be between ${this.minLength} and ${this.maxLength} in length.</span
							>`)}
				</div>
				<div class="discord-text-input-container">
					${V(this.type==="paragraph",()=>u`
							<div class="discord-text-input-container">
								<textarea
									@input=${N=>this.handleInputChange(N)}
									.required=${this.required}
									.value=${this.value}
									class="discord-text-input-paragraph"
									type="text"
									minlength="${this.minLength}"
									maxlength="${this.maxLength}"
									placeholder="${Y(this.placeholder)}"
									rows="3"
								></textarea>
								<div class="discord-text-input-textarea-max-length">
									<span
										>${V(this.valueIsNotNullOrUndefined(this.calculatedMaxLength),()=>this.calculatedMaxLength,()=>V(this.value,()=>this.maxLength-this.value.length,()=>this.maxLength))}</span
									>
								</div>
							</div>
						`)}
					${V(this.type==="short",()=>u`<input
								@input=${N=>this.handleInputChange(N)}
								.required=${this.required}
								.value=${this.value}
								class="discord-text-input-short"
								type="text"
								minlength="${this.minLength}"
								maxlength="${this.maxLength}"
								placeholder="${Y(this.placeholder)}"
								rows="3"
							/>`)}
				</div>
				${V(this.required,()=>u`
						<div class="discord-text-input-message-needed-input">
							<div class="icon">
								<div class="exclamation">!</div>
							</div>
							<span>Please fill out this field.</span>
						</div>
					`)}
				${V(this.valueIsNotNullOrUndefined(this.minLength),()=>u`
						<div class="discord-text-input-message-needed-min-length">
							<div class="icon">
								<div class="exclamation">!</div>
							</div>
							<span
								>Increase this text to ${this.minLength} characters or more. You are currently using ${this.calculatedCharactersCount}
								characters</span
							>
						</div>
					`)}
				<div class=${ge({"discord-text-input-warning-length":this.hasWarning})}>
					<h2 class="discord-text-input-warning-length">
						${V(this.hasWarning&&this.valueIsNotNullOrUndefined(this.minLength),()=>u`<span class="discord-text-input-warning-bottom-error-text"
									>Must be ${this.minLength} characters or more in length.</span
								>`)}
					</h2>
				</div>
			</div>
		`}validInputTextTypes=(ke(this,ue),new Set(["short","paragraph"]));checkNeededArgument(){if(this.label){if(!this.type)throw new Re("Type is required to input text")}else throw new Re("Label is required to input text")}checkType(){if(typeof this.type!="string")throw new TypeError("DiscordInputText `type` prop must be a string.");if(!this.validInputTextTypes.has(this.type))throw new RangeError("DiscordInputText `type` prop must be one of: 'short', 'paragraph'")}valueIsNotNullOrUndefined(N){return N!=null}handleInputChange(N){let w=N?.target;if(this.value=w instanceof HTMLTextAreaElement||w instanceof HTMLInputElement?w.value:"",w instanceof HTMLTextAreaElement||w instanceof HTMLInputElement){let F=w.value.length;F===0&&this.minLength===0&&this.valueIsNotNullOrUndefined(this.maxLength)&&this.required?this.hasWarning=!0:this.hasWarning=F<this.minLength,this.calculatedMaxLength=this.maxLength-F,this.calculatedCharactersCount=F}let ie=this.shadowRoot?.querySelector("div.discord-text-input-message-needed-input"),oe=this.shadowRoot?.querySelector("div.discord-text-input-message-needed-min-length");w.value.length>=this.minLength&&oe instanceof HTMLDivElement&&oe.style.display&&(oe.style.opacity="0",globalThis.setTimeout(()=>{oe.style.display=""},1e3)),ie instanceof HTMLDivElement&&ie.style.display&&(ie.style.opacity="0",globalThis.setTimeout(()=>{ie.style.display=""},1e3))}static{ke(t,s)}};return Te=t})();var tm=E`
<path
	fill="currentColor"
	fill-rule="evenodd"
	d="m16 7.6c0 .79-1.28 1.38-1.52 2.09s.44 2 0 2.59-1.84.35-2.46.8-.79 1.84-1.54 2.09-1.67-.8-2.47-.8-1.75 1-2.47.8-.92-1.64-1.54-2.09-2-.18-2.46-.8.23-1.84 0-2.59-1.54-1.3-1.54-2.09 1.28-1.38 1.52-2.09-.44-2 0-2.59 1.85-.35 2.48-.8.78-1.84 1.53-2.12 1.67.83 2.47.83 1.75-1 2.47-.8.91 1.64 1.53 2.09 2 .18 2.46.8-.23 1.84 0 2.59 1.54 1.3 1.54 2.09z"
/>
`;function Sr(i){return u`<svg ${S(i)} class="discord-guild-badge" aria-hidden="false" width="16" height="16" viewBox="0 0 16 15.2">
		${tm}
	</svg>`}var im=E`
	<path
		d="M10.5906 6.39993L9.19223 7.29993C8.99246 7.39993 8.89258 7.39993 8.69281 7.29993C8.59293 7.19993 8.39317 7.09993 8.29328 6.99993C7.89375 6.89993 7.5941 6.99993 7.29445 7.19993L6.79504 7.49993L4.29797 9.19993C3.69867 9.49993 2.99949 9.39993 2.69984 8.79993C2.30031 8.29993 2.50008 7.59993 2.99949 7.19993L5.99598 5.19993C6.79504 4.69993 7.79387 4.49993 8.69281 4.69993C9.49188 4.89993 10.0912 5.29993 10.5906 5.89993C10.7904 6.09993 10.6905 6.29993 10.5906 6.39993Z"
		fill="currentColor"
	/>
	<path
		d="M13.4871 7.79985C13.4871 8.19985 13.2874 8.59985 12.9877 8.79985L9.89135 10.7999C9.29206 11.1999 8.69276 11.3999 7.99358 11.3999C7.69393 11.3999 7.49417 11.3999 7.19452 11.2999C6.39545 11.0999 5.79616 10.6999 5.29674 10.0999C5.19686 9.89985 5.29674 9.69985 5.39663 9.59985L6.79499 8.69985C6.89487 8.59985 7.09463 8.59985 7.19452 8.69985C7.39428 8.79985 7.59405 8.89985 7.69393 8.99985C8.09346 8.99985 8.39311 8.99985 8.69276 8.79985L9.39194 8.39985L11.3896 6.99985L11.6892 6.79985C12.1887 6.49985 12.9877 6.59985 13.2874 7.09985C13.4871 7.39985 13.4871 7.59985 13.4871 7.79985Z"
		fill="currentColor"
	/>
`;function Hr(i={}){return u`<svg ${S(i)} class="partner-badge-overlay" aria-hidden="false" width="16" height="16" viewBox="0 0 16 16">
		${im}
	</svg>`}var sm=E`
	<path d="M7.4,11.17,4,8.62,5,7.26l2,1.53L10.64,4l1.36,1Z" fill="currentColor" />
`;function Lr(i={}){return u`<svg ${S(i)} class="verified-badge-overlay" aria-hidden="false" width="16" height="16" viewBox="0 0 16 15.2">
		${sm}
	</svg>`}var bt=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},He=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},am=(()=>{let i=[Q("discord-invite")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[];var de=class extends a{static{t=this}static{let q=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_()],g=[_({type:Number})],f=[_({type:Number})],Z=[_({type:Boolean})],I=[_({type:Boolean})],C=[_({attribute:"invite-title"})],pe=[_({attribute:"join-btn"})],ne=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],bt(this,null,d,{kind:"accessor",name:"icon",static:!1,private:!1,access:{has:z=>"icon"in z,get:z=>z.icon,set:(z,T)=>{z.icon=T}},metadata:q},r,n),bt(this,null,p,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:z=>"name"in z,get:z=>z.name,set:(z,T)=>{z.name=T}},metadata:q},m,l),bt(this,null,o,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:z=>"url"in z,get:z=>z.url,set:(z,T)=>{z.url=T}},metadata:q},b,v),bt(this,null,g,{kind:"accessor",name:"online",static:!1,private:!1,access:{has:z=>"online"in z,get:z=>z.online,set:(z,T)=>{z.online=T}},metadata:q},h,c),bt(this,null,f,{kind:"accessor",name:"members",static:!1,private:!1,access:{has:z=>"members"in z,get:z=>z.members,set:(z,T)=>{z.members=T}},metadata:q},$,D),bt(this,null,Z,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:z=>"verified"in z,get:z=>z.verified,set:(z,T)=>{z.verified=T}},metadata:q},x,y),bt(this,null,I,{kind:"accessor",name:"partnered",static:!1,private:!1,access:{has:z=>"partnered"in z,get:z=>z.partnered,set:(z,T)=>{z.partnered=T}},metadata:q},A,k),bt(this,null,C,{kind:"accessor",name:"inviteTitle",static:!1,private:!1,access:{has:z=>"inviteTitle"in z,get:z=>z.inviteTitle,set:(z,T)=>{z.inviteTitle=T}},metadata:q},B,re),bt(this,null,pe,{kind:"accessor",name:"joinBtn",static:!1,private:!1,access:{has:z=>"joinBtn"in z,get:z=>z.joinBtn,set:(z,T)=>{z.joinBtn=T}},metadata:q},W,j),bt(this,null,ne,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:z=>"lightTheme"in z,get:z=>z.lightTheme,set:(z,T)=>{z.lightTheme=T}},metadata:q},te,K),bt(null,e={value:t},i,{kind:"class",name:t.name,metadata:q},null,s),de=t=e.value,q&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:q})}static styles=R`
		:host {
			background-color: #2f3136;
			border-radius: 4px;
			padding: 16px;
			max-width: 432px;
			min-width: 160px;
			width: 100%;
			box-sizing: border-box;
			display: flex;
			flex-direction: column;
		}

		:host([light-theme]) {
			background-color: #f2f3f5;
		}

		:host .discord-invite-header {
			font-weight: 700;
			font-size: 12px;
			line-height: 16px;
			margin-bottom: 12px;
			white-space: nowrap;
			text-overflow: ellipsis;
			overflow: hidden;
			text-transform: uppercase;
			color: #b9bbbe;
		}

		:host([light-theme]) .discord-invite-header {
			color: #4f5660;
		}

		:host .discord-invite-root {
			display: flex;
			flex-flow: row wrap;
			gap: 16px;
		}

		:host .discord-invite-icon {
			background-color: #36393f;
			border-radius: 15px;
			margin-right: 16px;
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			width: 50px;
			height: 50px;
		}

		:host([light-theme]) .discord-invite-icon {
			background-color: #fff;
		}

		:host .discord-invite-info {
			font-family: 'gg sans', 'Noto Sans', WhitneyMedium, Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
			display: flex;
			flex: 1000 0 auto;
			align-items: center;
			max-width: 100%;
			display: flex;
		}

		.discord-invite-info-text-ellipsis {
			overflow: hidden;
			text-overflow: ellipsis;
		}

		:host .discord-invite-title {
			white-space: nowrap;
			text-overflow: ellipsis;
			overflow: hidden;
			margin-bottom: 2px;
			color: white;
			font-size: 16px;
			line-height: 20px;
			font-weight: 700;
			display: flex;
			flex-direction: row;
		}

		:host([light-theme]) .discord-invite-title {
			color: #060607;
		}

		:host .discord-invite-name {
			flex: 1 1 auto;
			overflow: hidden;
			text-overflow: ellipsis;
			white-space: nowrap;
		}

		:host .discord-invite-counts {
			display: flex;
			align-items: center;
			flex-wrap: wrap;
			font-size: 14px;
			font-weight: 600;
			text-overflow: ellipsis;
			overflow: hidden;
			color: #b9bbbe;
			line-height: 16px;
		}

		:host .discord-invite-counts-info {
			text-overflow: ellipsis;
			overflow: hidden;
			display: flex;
			align-items: center;
		}

		:host .discord-invite-status {
			display: block;
			margin-right: 4px;
			width: 8px;
			height: 8px;
			border-radius: 50%;
			background-color: #747f8d;
		}

		:host .discord-invite-status-online {
			background-color: #3ba55d;
		}

		:host .discord-invite-count {
			-webkit-box-flex: 0;
			-ms-flex: 0 1 auto;
			flex: 0 1 auto;
			margin-right: 8px;
			color: #b9bbbe;
			white-space: nowrap;
			text-overflow: ellipsis;
			overflow: hidden;
		}

		:host .discord-invite-join {
			display: flex;
			justify-content: center;
			align-items: center;
			height: 40px;
			padding: 0 20px;
			align-self: center;
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			line-height: 20px;
			border-radius: 3px;
			font-size: 14px;
			font-weight: 600;
			color: white !important;
			background-color: #3ba55d;
			-webkit-transition: background-color 0.17s ease;
			transition: background-color 0.17s ease;
			text-decoration: none;
			box-sizing: border-box;
			flex: 1 0 auto;
		}

		:host .discord-invite-join:hover {
			background-color: #2d7d46;
		}

		:host .discord-invite-badge {
			-webkit-box-flex: 0;
			-ms-flex: 0 0 auto;
			flex: 0 0 auto;
			margin-right: 8px;
			width: 16px;
			height: 16px;
			align-self: center;
			position: relative;
		}

		:host .discord-invite-badge-verified {
			color: #3ba55d;
		}

		:host .discord-invite-badge-partnered {
			color: #5865f2;
		}

		:host .discord-invite-badge-container {
			position: absolute;
			top: -0.05px;
			left: 0.05px;
			right: 0;
			bottom: 0;
			display: flex;
			align-items: center;
			justify-content: center;
			pointer-events: none;
			color: white;
		}

		:host([light-theme]) .discord-invite-counts,
		:host([light-theme]) .discord-invite-count {
			color: #4f5660;
		}
	`;#e=He(this,r,us.blue);get icon(){return this.#e}set icon(q){this.#e=q}#t=(He(this,n),He(this,m,"Discord Server"));get name(){return this.#t}set name(q){this.#t=q}#i=(He(this,l),He(this,b,void 0));get url(){return this.#i}set url(q){this.#i=q}#a=(He(this,v),He(this,h,0));get online(){return this.#a}set online(q){this.#a=q}#s=(He(this,c),He(this,$,0));get members(){return this.#s}set members(q){this.#s=q}#r=(He(this,D),He(this,x,!1));get verified(){return this.#r}set verified(q){this.#r=q}#n=(He(this,y),He(this,A,!1));get partnered(){return this.#n}set partnered(q){this.#n=q}#o=(He(this,k),He(this,B,"You've been invited to join a server"));get inviteTitle(){return this.#o}set inviteTitle(q){this.#o=q}#l=(He(this,re),He(this,W,"Join"));get joinBtn(){return this.#l}set joinBtn(q){this.#l=q}#d=(He(this,j),He(this,te,!1));get lightTheme(){return this.#d}set lightTheme(q){this.#d=q}render(){return u`<div class="discord-invite-header">${this.inviteTitle}</div>
			<div class="discord-invite-root">
				<div class="discord-invite-info">
					<img class="discord-invite-icon" src=${Y(this.icon)} alt=${Y(this.name)} />
					<div class="discord-invite-info-text-ellipsis">
						<div class="discord-invite-title">
							${V(this.verified&&!this.partnered||!this.verified&&this.partnered,()=>u`<div class="discord-invite-badge">
										${Sr({"aria-label":this.partnered?"Discord Partner":"Verified",class:`discord-invite-badge-${this.partnered?"partnered":"verified"}`})}
										<div class="discord-invite-badge-container">
											${this.partnered?Hr():Lr()}
										</div>
									</div>`)}
							<span class="discord-invite-name">${this.name}</span>
						</div>
						<div class="discord-invite-counts">
							<div class="discord-invite-counts-info">
								<i class="discord-invite-status discord-invite-status-online"></i>
								<span class="discord-invite-count">${this.online.toLocaleString()} Online</span>
							</div>
							<div class="discord-invite-counts-info">
								<i class="discord-invite-status"></i>
								<span class="discord-invite-count">${this.members.toLocaleString()} Members</span>
							</div>
						</div>
					</div>
				</div>
				<a class="discord-invite-join" href=${Y(this.url)} target="_blank" rel="noopener noreferrer">${this.joinBtn}</a>
			</div>`}constructor(){super(...arguments),He(this,K)}static{He(t,s)}};return de=t})();var rm=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},om=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},nm=(()=>{let i=[Q("discord-italic")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;rm(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
		:host > em {
			font-style: italic;
		}
	`;render(){return u`
			<em>
				<slot></slot>
			</em>
		`}static{om(t,s)}};return d=t})();var lm=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},dm=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},cm=(()=>{let i=[Q("discord-list-item")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;lm(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
		:host > li {
			margin-bottom: 4px;
		}
	`;checkParentElement(){if(this.parentElement?.tagName.toLowerCase()!=="discord-unordered-list"&&this.parentElement?.tagName.toLowerCase()!=="discord-ordered-list")throw new Re("All <discord-list-item> components must be direct children of <discord-unordered-list> or <discord-ordered-list>.")}render(){return this.checkParentElement(),u`<li><slot></slot></li>`}static{dm(t,s)}};return d=t})();function hm(i){return i.startsWith("#")?i.slice(1):i}function um(i){let e=i.length===3||i.length===4,s=e?`${i.slice(0,1)}${i.slice(0,1)}`:i.slice(0,2),t=e?`${i.slice(1,2)}${i.slice(1,2)}`:i.slice(2,4),a=e?`${i.slice(2,3)}${i.slice(2,3)}`:i.slice(4,6),d=(e?`${i.slice(3,4)}${i.slice(3,4)}`:i.slice(6,8))||"ff";return{r:s,g:t,b:a,a:d}}function Pa(i){return Number.parseInt(i,16)}function mm({r:i,g:e,b:s,a:t}){return{r:Pa(i),g:Pa(e),b:Pa(s),a:Number((Pa(t)/255).toFixed(2))}}function fm(i){return typeof i=="number"||typeof i=="string"&&Number.isFinite(Number(i))}function pm(i,e){let{r:s,g:t,b:a,a:d}=i,r=fm(e)?e:d;return`rgba(${s}, ${t}, ${a}, ${r})`}function Ra(i,e){let s=hm(i),t=um(s),a=mm(t);return pm(a,e)}var gm=E`
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
`;function Ir(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-label="Browse Channels"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${gm}
	</svg>`}var vm=E`
	<path
		fill="currentColor"
		d="M21.487 5.126L12.487 0.126C12.184 -0.042 11.818 -0.042 11.515 0.126L2.51498 5.126C2.19798 5.302 2.00098 5.636 2.00098 5.999C2.00098 6.693 2.11498 22.999 12.001 22.999C21.887 22.999 22.001 6.693 22.001 5.999C22.001 5.636 21.804 5.302 21.487 5.126ZM12.001 5.999C13.382 5.999 14.501 7.118 14.501 8.499C14.501 9.88 13.382 10.999 12.001 10.999C10.62 10.999 9.50098 9.88 9.50098 8.499C9.50098 7.118 10.62 5.999 12.001 5.999ZM8.25098 16C8.25098 13.699 9.69998 12.25 12.001 12.25C14.302 12.25 15.751 13.699 15.751 16H8.25098Z"
	/>
`;function Ar(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-label="Customise Community"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${vm}
	</svg>`}var bm=E`
	<path
		d="M11 3a1 1 0 1 1 2 0v2h5.75c.16 0 .3.07.4.2l2.63 3.5a.5.5 0 0 1 0 .6l-2.63 3.5a.5.5 0 0 1-.4.2H13v5h2a2 2 0 0 1 2 2v1a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-1c0-1.1.9-2 2-2h2v-5H2.8a.5.5 0 0 1-.44-.72L3.9 9.22a.5.5 0 0 0 0-.44L2.36 5.72A.5.5 0 0 1 2.81 5H11V3Z"
		fill="currentColor"
	/>
`;function Or(i={}){return u`<svg
		${S(i)}
		class="discord-mention-icon"
		aria-label="Server Guide"
		aria-hidden="false"
		role="img"
		width="24"
		height="24"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${bm}
	</svg>`}var Cs=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Dt=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},_m=(()=>{let i=[Q("discord-mention")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[];var f=class extends a{static{t=this}static{let $=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Boolean,reflect:!0})],p=[_({reflect:!0})],o=[_({reflect:!0})],g=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Cs(this,null,d,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:D=>"highlight"in D,get:D=>D.highlight,set:(D,Z)=>{D.highlight=Z}},metadata:$},r,n),Cs(this,null,p,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:D=>"type"in D,get:D=>D.type,set:(D,Z)=>{D.type=Z}},metadata:$},m,l),Cs(this,null,o,{kind:"accessor",name:"color",static:!1,private:!1,access:{has:D=>"color"in D,get:D=>D.color,set:(D,Z)=>{D.color=Z}},metadata:$},b,v),Cs(this,null,g,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:D=>"lightTheme"in D,get:D=>D.lightTheme,set:(D,Z)=>{D.lightTheme=Z}},metadata:$},h,c),Cs(null,e={value:t},i,{kind:"class",name:t.name,metadata:$},null,s),f=t=e.value,$&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:$})}static styles=R`
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
	`;#e=Dt(this,r,!1);get highlight(){return this.#e}set highlight($){this.#e=$}#t=(Dt(this,n),Dt(this,m,"user"));get type(){return this.#t}set type($){this.#t=$}#i=(Dt(this,l),Dt(this,b,void 0));get color(){return this.#i}set color($){this.#i=$}setHoverColor=(Dt(this,v),()=>{this.color&&(this.style.backgroundColor=Ra(this.color,.3))});resetHoverColor=()=>{this.color&&(this.style.backgroundColor=Ra(this.color,.1))};#a=Dt(this,h,!1);get lightTheme(){return this.#a}set lightTheme($){this.#a=$}connectedCallback(){super.connectedCallback(),this.color&&this.type==="role"&&(this.addEventListener("mouseover",this.setHoverColor),this.addEventListener("mouseout",this.resetHoverColor))}disconnectedCallback(){this.removeEventListener("mouseover",this.setHoverColor),this.removeEventListener("mouseout",this.resetHoverColor),super.disconnectedCallback()}willUpdate(){this.color&&(this.style.color=this.color,this.type==="role"&&(this.style.backgroundColor=Ra(this.color,.1)))}render(){return u`<span class="no-wrap"
				>${Ji(this.type,[["channel",()=>fs()],["user",()=>u`@`],["role",()=>u`@`],["voice",()=>vs()],["locked",()=>gs()],["thread",()=>ps()],["forum",()=>ms()],["server-guide",()=>Or()],["channels-and-roles",()=>Ir()],["customize-community",()=>Ar()],["slash",()=>u`/`]])}</span
			><slot></slot>`}constructor(){super(...arguments),Dt(this,c)}static{Dt(t,s)}};return f=t})();var ym=E`
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
`;function Vr(i={}){return u`<svg
		${S(i)}
		class="discord-message-ephemeral-icon"
		aria-hidden="false"
		width="16"
		height="16"
		viewBox="0 0 24 24"
		xmlns="http://www.w3.org/2000/svg"
	>
		${ym}
	</svg>`}var Me=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},he=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},xm=(()=>{let i=[Q("discord-message")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[],de,q=[],z=[],T,P=[],ue=[],Te,N=[],w=[],ie,oe=[],F=[],ve,Ht=[],Lt=[],It,At=[],Ot=[],Vt,Nt=[],Pt=[],Rt,Bt=[],Ut=[],qt,se=[],O=[],le,kt=[],Ft=[],ti,ee=[],H=[],me,Ss=[],ts=[],Xe,Hs=[],mo=[],fo,po=[],go=[];var vo=class extends a{static{t=this}static{let G=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_()],g=[_({type:Boolean})],f=[_({type:Boolean})],Z=[_({type:Boolean,attribute:"official-app"})],I=[_({type:Boolean})],C=[_({type:Boolean})],pe=[_({type:Boolean})],ne=[_({attribute:"role-color"})],de=[_({attribute:"role-icon"})],T=[_({attribute:"role-name"})],Te=[_({attribute:"clan-icon"})],ie=[_({attribute:"clan-tag"})],ve=[_({type:Boolean,reflect:!0})],It=[_({type:Boolean,reflect:!0})],Vt=[_({type:String,converter:M=>Jt(M,!1,!1),attribute:!0})],Rt=[_({type:Boolean,attribute:"twenty-four"})],qt=[_({type:Boolean,attribute:"message-body-only"})],le=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],ti=[ae({context:We}),_({type:Boolean,reflect:!0,attribute:"compact-mode"})],me=[ae({context:wr}),_({type:Boolean,reflect:!0,attribute:"no-background"})],Xe=[_({type:Boolean,reflect:!0,attribute:"has-thread"})],fo=[_({reflect:!1,attribute:"dismiss-message-clicked"})],Me(this,null,d,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:M=>"profile"in M,get:M=>M.profile,set:(M,J)=>{M.profile=J}},metadata:G},r,n),Me(this,null,p,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:M=>"author"in M,get:M=>M.author,set:(M,J)=>{M.author=J}},metadata:G},m,l),Me(this,null,o,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:M=>"avatar"in M,get:M=>M.avatar,set:(M,J)=>{M.avatar=J}},metadata:G},b,v),Me(this,null,g,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:M=>"bot"in M,get:M=>M.bot,set:(M,J)=>{M.bot=J}},metadata:G},h,c),Me(this,null,f,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:M=>"server"in M,get:M=>M.server,set:(M,J)=>{M.server=J}},metadata:G},$,D),Me(this,null,Z,{kind:"accessor",name:"officialApp",static:!1,private:!1,access:{has:M=>"officialApp"in M,get:M=>M.officialApp,set:(M,J)=>{M.officialApp=J}},metadata:G},x,y),Me(this,null,I,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:M=>"verified"in M,get:M=>M.verified,set:(M,J)=>{M.verified=J}},metadata:G},A,k),Me(this,null,C,{kind:"accessor",name:"op",static:!1,private:!1,access:{has:M=>"op"in M,get:M=>M.op,set:(M,J)=>{M.op=J}},metadata:G},B,re),Me(this,null,pe,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:M=>"edited"in M,get:M=>M.edited,set:(M,J)=>{M.edited=J}},metadata:G},W,j),Me(this,null,ne,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:M=>"roleColor"in M,get:M=>M.roleColor,set:(M,J)=>{M.roleColor=J}},metadata:G},te,K),Me(this,null,de,{kind:"accessor",name:"roleIcon",static:!1,private:!1,access:{has:M=>"roleIcon"in M,get:M=>M.roleIcon,set:(M,J)=>{M.roleIcon=J}},metadata:G},q,z),Me(this,null,T,{kind:"accessor",name:"roleName",static:!1,private:!1,access:{has:M=>"roleName"in M,get:M=>M.roleName,set:(M,J)=>{M.roleName=J}},metadata:G},P,ue),Me(this,null,Te,{kind:"accessor",name:"clanIcon",static:!1,private:!1,access:{has:M=>"clanIcon"in M,get:M=>M.clanIcon,set:(M,J)=>{M.clanIcon=J}},metadata:G},N,w),Me(this,null,ie,{kind:"accessor",name:"clanTag",static:!1,private:!1,access:{has:M=>"clanTag"in M,get:M=>M.clanTag,set:(M,J)=>{M.clanTag=J}},metadata:G},oe,F),Me(this,null,ve,{kind:"accessor",name:"highlight",static:!1,private:!1,access:{has:M=>"highlight"in M,get:M=>M.highlight,set:(M,J)=>{M.highlight=J}},metadata:G},Ht,Lt),Me(this,null,It,{kind:"accessor",name:"ephemeral",static:!1,private:!1,access:{has:M=>"ephemeral"in M,get:M=>M.ephemeral,set:(M,J)=>{M.ephemeral=J}},metadata:G},At,Ot),Me(this,null,Vt,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:M=>"timestamp"in M,get:M=>M.timestamp,set:(M,J)=>{M.timestamp=J}},metadata:G},Nt,Pt),Me(this,null,Rt,{kind:"accessor",name:"twentyFour",static:!1,private:!1,access:{has:M=>"twentyFour"in M,get:M=>M.twentyFour,set:(M,J)=>{M.twentyFour=J}},metadata:G},Bt,Ut),Me(this,null,qt,{kind:"accessor",name:"messageBodyOnly",static:!1,private:!1,access:{has:M=>"messageBodyOnly"in M,get:M=>M.messageBodyOnly,set:(M,J)=>{M.messageBodyOnly=J}},metadata:G},se,O),Me(this,null,le,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:M=>"lightTheme"in M,get:M=>M.lightTheme,set:(M,J)=>{M.lightTheme=J}},metadata:G},kt,Ft),Me(this,null,ti,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:M=>"compactMode"in M,get:M=>M.compactMode,set:(M,J)=>{M.compactMode=J}},metadata:G},ee,H),Me(this,null,me,{kind:"accessor",name:"noBackground",static:!1,private:!1,access:{has:M=>"noBackground"in M,get:M=>M.noBackground,set:(M,J)=>{M.noBackground=J}},metadata:G},Ss,ts),Me(this,null,Xe,{kind:"accessor",name:"hasThread",static:!1,private:!1,access:{has:M=>"hasThread"in M,get:M=>M.hasThread,set:(M,J)=>{M.hasThread=J}},metadata:G},Hs,mo),Me(this,null,fo,{kind:"accessor",name:"dismissMessageClicked",static:!1,private:!1,access:{has:M=>"dismissMessageClicked"in M,get:M=>M.dismissMessageClicked,set:(M,J)=>{M.dismissMessageClicked=J}},metadata:G},po,go),Me(null,e={value:t},i,{kind:"class",name:t.name,metadata:G},null,s),vo=t=e.value,G&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:G})}static styles=R`
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
	`;#e=he(this,r,void 0);get profile(){return this.#e}set profile(G){this.#e=G}#t=(he(this,n),he(this,m,"User"));get author(){return this.#t}set author(G){this.#t=G}#i=(he(this,l),he(this,b,void 0));get avatar(){return this.#i}set avatar(G){this.#i=G}#a=(he(this,v),he(this,h,!1));get bot(){return this.#a}set bot(G){this.#a=G}#s=(he(this,c),he(this,$,!1));get server(){return this.#s}set server(G){this.#s=G}#r=(he(this,D),he(this,x,!1));get officialApp(){return this.#r}set officialApp(G){this.#r=G}#n=(he(this,y),he(this,A,!1));get verified(){return this.#n}set verified(G){this.#n=G}#o=(he(this,k),he(this,B,!1));get op(){return this.#o}set op(G){this.#o=G}#l=(he(this,re),he(this,W,!1));get edited(){return this.#l}set edited(G){this.#l=G}#d=(he(this,j),he(this,te,void 0));get roleColor(){return this.#d}set roleColor(G){this.#d=G}#h=(he(this,K),he(this,q,void 0));get roleIcon(){return this.#h}set roleIcon(G){this.#h=G}#c=(he(this,z),he(this,P,void 0));get roleName(){return this.#c}set roleName(G){this.#c=G}#u=(he(this,ue),he(this,N,void 0));get clanIcon(){return this.#u}set clanIcon(G){this.#u=G}#m=(he(this,w),he(this,oe,void 0));get clanTag(){return this.#m}set clanTag(G){this.#m=G}#v=(he(this,F),he(this,Ht,!1));get highlight(){return this.#v}set highlight(G){this.#v=G}#f=(he(this,Lt),he(this,At,!1));get ephemeral(){return this.#f}set ephemeral(G){this.#f=G}#g=(he(this,Ot),he(this,Nt,new Date));get timestamp(){return this.#g}set timestamp(G){this.#g=G}#p=(he(this,Pt),he(this,Bt,!1));get twentyFour(){return this.#p}set twentyFour(G){this.#p=G}#_=(he(this,Ut),he(this,se,!1));get messageBodyOnly(){return this.#_}set messageBodyOnly(G){this.#_=G}#b=(he(this,O),he(this,kt,!1));get lightTheme(){return this.#b}set lightTheme(G){this.#b=G}#y=(he(this,Ft),he(this,ee,!1));get compactMode(){return this.#y}set compactMode(G){this.#y=G}#x=(he(this,H),he(this,Ss,!1));get noBackground(){return this.#x}set noBackground(G){this.#x=G}#z=(he(this,ts),he(this,Hs,!1));get hasThread(){return this.#z}set hasThread(G){this.#z=G}#w=(he(this,mo),he(this,po,()=>{}));get dismissMessageClicked(){return this.#w}set dismissMessageClicked(G){this.#w=G}willUpdate(){this.hasThread=Array.from(this.children).some(G=>G.tagName.toLowerCase()==="discord-thread"),this.highlight=this.highlight||Array.from(this.children).some(G=>G.tagName.toLowerCase()==="discord-mention"&&G.hasAttribute("highlight")&&(G.type==="user"||G.type==="role"))}handleSpaceToDismissMessage(G){G.code==="Space"&&(G.preventDefault(),G.stopPropagation(),this.dismissMessageClicked?.())}render(){let G={author:this.author,bot:this.bot,officialApp:this.officialApp,verified:this.verified,server:this.server,op:this.op,roleColor:this.roleColor,roleIcon:this.roleIcon,clanIcon:this.clanIcon,clanTag:this.clanTag,roleName:this.roleName},M=this.profile!==void 0&&Reflect.get(ht,this.profile)||{},J={...G,...M,avatar:this.resolveAvatar(M.avatar??this.avatar)},is=Jt(this.timestamp,this.compactMode,this.twentyFour)??void 0;return u`
			<slot name="reply"></slot>
			<div
				class=${ge({"discord-message-inner":!0,"discord-message-inner-center":this.messageBodyOnly})}
			>
				${V(this.compactMode&&!this.messageBodyOnly,()=>u`<time datetime="${Y(is)}" class="discord-message-timestamp">${is}</time>`,()=>null)}
				${V(this.messageBodyOnly,()=>u`<time
							datetime="${Y(is)}"
							class=${ge({"discord-message-timestamp":!0,"discord-message-timestamp-hover":!0,"discord-message-body-only-indent":!this.compactMode})}
						></time>`,()=>null)}
				${V(this.compactMode||this.messageBodyOnly,()=>null,()=>u`<div class="discord-author-avatar">
							<img src="${Y(J.avatar)}" alt="${Y(J.author)}" />
						</div>`)}

				<div class="discord-message-content">
					${V(this.compactMode||this.messageBodyOnly,()=>null,()=>u`
							<discord-author-info
								author=${J.author??""}
								?bot=${J.bot??!1}
								?server=${J.server??!1}
								?official-app=${J.officialApp??!1}
								?verified=${J.verified??!1}
								?op=${J.op??!1}
								role-color=${J.roleColor??""}
								role-icon=${J.roleIcon??""}
								role-name=${J.roleName??""}
								clan-icon=${J.clanIcon??""}
								clan-tag=${J.clanTag??""}
							></discord-author-info
							><time datetime="${Y(is)}" class="discord-message-timestamp">${is}</time>
						`)}
					<div class="discord-message-body">
						${V(this.compactMode,()=>u`<discord-author-info
									author=${J.author??""}
									?bot=${J.bot??!1}
									?server=${J.server??!1}
									?official-app=${J.officialApp??!1}
									?verified=${J.verified??!1}
									?op=${J.op??!1}
									role-color=${J.roleColor??""}
									role-icon=${J.roleIcon??""}
									role-name=${J.roleName??""}
									clan-icon=${J.clanIcon??""}
									clan-tag=${J.clanTag??""}
								></discord-author-info>`,()=>null)}<span class="discord-message-markup"><slot></slot></span>
						${V(this.edited,()=>u`<span class="discord-message-edited">(edited)</span>`,()=>null)}
					</div>
					<div class="discord-message-compact-indent">
						<slot name="attachments"></slot>
						<slot name="embeds"></slot>
						<slot name="components"></slot>
						<slot name="reactions"></slot>
						<slot name="thread"></slot>
						${V(this.ephemeral,()=>u`
								<div class="discord-message-ephemeral">
									${Vr()} Only you can see this •
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
		`}resolveAvatar(G){return G===void 0?Pe.default:Pe[G]??G??Pe.default}constructor(){super(...arguments),he(this,go)}static{he(t,s)}};return vo=t})();var wm=E`
	<path fill="currentColor" d="M17.3 18.7a1 1 0 0 0 1.4-1.4L13.42 12l5.3-5.3a1 1 0 0 0-1.42-1.4L12 10.58l-5.3-5.3a1 1 0 0 0-1.4 1.42L10.58 12l-5.3 5.3a1 1 0 1 0 1.42 1.4L12 13.42l5.3 5.3Z"></path>
`;function Nr(i={}){return u`<svg ${S(i)} aria-hidden="false" aria-label="Close" role="img" width="24" height="24" fill="none" viewBox="0 0 24 24">
		${wm}
	</svg>`}var zm=E`
	<circle cx="12" cy="12" r="10" fill="transparent"></circle>
	<path fill="color-mix(in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%)" fill-rule="evenodd" d="M12 23a11 11 0 1 0 0-22 11 11 0 0 0 0 22Zm1.44-15.94L13.06 14a1.06 1.06 0 0 1-2.12 0l-.38-6.94a1 1 0 0 1 1-1.06h.88a1 1 0 0 1 1 1.06Zm-.19 10.69a1.25 1.25 0 1 1-2.5 0 1.25 1.25 0 0 1 2.5 0Z" clip-rule="evenodd"></path>
`;function Pr(i={}){return u`<svg ${S(i)} aria-hidden="false" aria-label="Warning" role="img" width="24" height="24" fill="none" viewBox="0 0 24 24">
		${zm}
	</svg>`}var zt=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Oe=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},km=(()=>{let i=[Q("discord-modal")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[];var ne=class extends a{static{t=this}static{let te=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_()],g=[_({reflect:!0,attribute:"modal-id"})],f=[_({reflect:!0,attribute:"modal-title"})],Z=[_({reflect:!1,noAccessor:!0,attribute:!1})],I=[_({reflect:!1,noAccessor:!0,attribute:!1})],C=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],pe=[Ne()],zt(this,null,d,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:K=>"profile"in K,get:K=>K.profile,set:(K,de)=>{K.profile=de}},metadata:te},r,n),zt(this,null,p,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:K=>"author"in K,get:K=>K.author,set:(K,de)=>{K.author=de}},metadata:te},m,l),zt(this,null,o,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:K=>"avatar"in K,get:K=>K.avatar,set:(K,de)=>{K.avatar=de}},metadata:te},b,v),zt(this,null,g,{kind:"accessor",name:"modalId",static:!1,private:!1,access:{has:K=>"modalId"in K,get:K=>K.modalId,set:(K,de)=>{K.modalId=de}},metadata:te},h,c),zt(this,null,f,{kind:"accessor",name:"modalTitle",static:!1,private:!1,access:{has:K=>"modalTitle"in K,get:K=>K.modalTitle,set:(K,de)=>{K.modalTitle=de}},metadata:te},$,D),zt(this,null,Z,{kind:"accessor",name:"submitForm",static:!1,private:!1,access:{has:K=>"submitForm"in K,get:K=>K.submitForm,set:(K,de)=>{K.submitForm=de}},metadata:te},x,y),zt(this,null,I,{kind:"accessor",name:"closeForm",static:!1,private:!1,access:{has:K=>"closeForm"in K,get:K=>K.closeForm,set:(K,de)=>{K.closeForm=de}},metadata:te},A,k),zt(this,null,C,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:K=>"lightTheme"in K,get:K=>K.lightTheme,set:(K,de)=>{K.lightTheme=de}},metadata:te},B,re),zt(this,null,pe,{kind:"accessor",name:"originalBodyOverflow",static:!1,private:!1,access:{has:K=>"originalBodyOverflow"in K,get:K=>K.originalBodyOverflow,set:(K,de)=>{K.originalBodyOverflow=de}},metadata:te},W,j),zt(null,e={value:t},i,{kind:"class",name:t.name,metadata:te},null,s),ne=t=e.value,te&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:te})}static styles=R`
		@keyframes modal-pop {
			0% {
				opacity: 0;
			}
		}

		*,
		:before,
		:after {
			border-width: 0 !important;
		}

		/* This does positioning, sizing, and transition */
		.discord-modal {
			pointer-events: none;
			position: fixed;
			top: 0;
			right: 0;
			bottom: 0;
			left: 0;
			margin: 0;
			display: grid;
			height: 100%;
			width: 100%;
			max-height: none;
			max-width: none;
			justify-items: center;
			padding: 0;
			opacity: 0;
			overscroll-behavior: contain;
			z-index: 1002;
			background-color: transparent;
			color: inherit;
			transition-duration: 0.2s;
			transition-timing-function: ease;
			transition-property: all;
			overflow: hidden;
		}

		.discord-modal-open,
		.discord-modal:target,
		.discord-modal-toggle:checked + .discord-modal,
		.discord-modal[open] {
			pointer-events: auto;
			visibility: visible;
			opacity: 1;
		}

		:where(.discord-modal) {
			align-items: center;
		}

		.discord-modal-box {
			display: none;
			flex-direction: column;
			min-height: 0;
			max-width: 100%;
			background-color: oklab(0.321088 -0.000220731 -0.00934622);
			transform: translate(0, 0) rotate(0) skew(0) skewY(0) scaleX(0.9) scaleY(0.9);
			transition-property: all;
			transition-timing-function: ease;
			transition-duration: 0.2s;
			box-shadow: none;
			overflow-y: visible;
			border-radius: 4px;
		}

		.discord-modal-box:focus {
			outline: none;
			border: none;
		}

		.discord-modal-open .discord-modal-box,
		.discord-modal-toggle:checked + .discord-modal .discord-modal-box,
		.discord-modal:target .discord-modal-box,
		.discord-modal[open] .discord-modal-box {
			transform: translate(0, 0px) rotate(0) skew(0) skewY(0) scaleX(1) scaleY(1);
		}

		.discord-modal:not(dialog:not(.discord-modal-open)),
		.discord-modal::backdrop {
			background-color: rgba(0, 0, 0, 0.7);
			animation: modal-pop 0.2s ease-out;
		}

		.discord-modal-light-theme:not(dialog:not(.discord-modal-open)),
		.discord-modal-light-theme::backdrop {
			background-color: rgba(0, 0, 0, 0.54);
			backdrop-filter: blur(0px);
		}

		.discord-modal-root {
			background-color: oklab(0.321088 -0.000220731 -0.00934622);
			border-radius: 4px;
			display: flex;
			flex-direction: column;
			margin: 0 auto;
			pointer-events: all;
			position: relative;
			box-shadow:
				rgba(30, 31, 34, 0.6) 0px 0px 0px 1px,
				rgba(0, 0, 0, 0.2) 0px 2px 10px 0px;
			opacity: 1;
			transform: scale(1);
			width: 440px;
			max-height: 720px;
			min-height: 200px;
		}

		.discord-modal-content-container::-webkit-scrollbar {
			width: 5px;
			background-color: transparent;
		}

		.discord-modal-content-container::-webkit-scrollbar-track {
			background-color: transparent;
		}

		.discord-modal-content-container::-webkit-scrollbar-thumb {
			border-radius: 10px;
			background-color: rgba(0, 0, 0, 0.5);
		}

		.discord-modal-root-light-theme {
			box-shadow:
				0 0 0 1px hsl(210 calc(1 * 9.3%) 78.8% / 0.3),
				0 2px 10px 0 hsl(0 calc(1 * 0%) 0% / 0.1);
			background-color: color-mix(in oklab, hsl(0 calc(1 * 0%) 100% / 1) 100%, black 0%);
		}

		.discord-modal-header-container {
			flex: 0 0 auto;
			border-radius: 4px 4px 0 0;
			transition: box-shadow 0.1s ease-out;
			word-wrap: break-word;
			position: relative;
			padding: 16px;
			z-index: 1;
			overflow: hidden;
			flex-wrap: nowrap;
			justify-content: flex-start;
			align-items: center;
			flex-direction: row;
			display: flex;
		}

		.discord-modal-content-container {
			overflow: hidden auto;
			padding-right: 8px;
			position: relative;
			z-index: 0;
			border-radius: 5px 5px 0 0;
			padding-left: 16px;
			position: relative;
			z-index: 0;
			border-radius: 5px 5px 0 0;
			padding-left: 16px;
		}

		.discord-modal-actions-container {
			flex: 0 0 auto;
			box-shadow: inset 0 1px 0 hsl(220 calc(1 * 6.5%) 18% / 0.6);
			border-radius: 0 0 5px 5px;
			background-color: color-mix(in oklab, hsl(220 calc(1 * 6.5%) 18% / 1) 100%, black 0%);
			position: relative;
			padding: 16px;
			z-index: 1;
			overflow-x: hidden;
			flex-wrap: nowrap;
			justify-content: flex-start;
			align-items: center;
			flex-direction: row-reverse;
			display: flex;
		}

		.discord-modal-actions-container-light-theme {
			box-shadow: inset 0 1px 0 hsl(0 calc(1 * 0%) 97.6% / 0.6);
			background-color: color-mix(in oklab, hsl(220 calc(1 * 13%) 95.5% / 1) 100%, black 0%);
		}

		.discord-modal-avatar {
			margin-right: 0.5em;
			position: relative;
			min-width: 24px;
			width: 24px;
			height: 24px;
			border-radius: 50%;
		}

		.discord-modal-avatar img {
			width: 24px;
			height: 24px;
			border-radius: 50%;
		}

		.discord-modal-title {
			font-size: 24px;
			line-height: 30px;
			color: color-mix(in oklab, hsl(220 calc(1 * 13%) 95.5% / 1) 100%, black 0%);
		}

		.discord-modal-title-light-theme {
			color: color-mix(in oklab, hsl(240 calc(1 * 7.7%) 2.5% / 1) 100%, black 0%);
		}

		.discord-modal-close-button {
			position: absolute;
			top: 16px;
			right: 16px;
			height: 26px;
			padding: 4px;
			transition: opacity.2s ease-in-out;
			opacity: 0.5;
			cursor: pointer;
			border-radius: 3px;
			color: color-mix(in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%);
			box-sizing: content-box;
			width: auto;
			background: transparent;
			border: 0;
			margin: 0;
			display: flex;
			justify-content: center;
			align-items: center;
			font-size: 14px;
			font-weight: 500;
			line-height: 16px;
			-moz-user-select: none;
			user-select: none;
			outline: 0;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
			text-rendering: optimizeLegibility;
		}

		.discord-modal-close-button-light-theme {
			color: color-mix(in oklab, hsl(228 calc(1 * 6%) 32.5% / 1) 100%, black 0%);
		}

		.discord-modal-close-button:hover {
			opacity: 1;
			color: oklab(0.899401 -0.00192499 -0.00481987);
		}

		.discord-modal-close-button-light-theme:hover {
			color: color-mix(in oklab, hsl(223 calc(1 * 6.7%) 20.6% / 1) 100%, black 0%);
		}

		.discord-modal-close-button-content {
			background-image: linear-gradient(
				to top,
				transparent,
				transparent 1px,
				transparent 1px,
				transparent calc(1px + 1px),
				transparent calc(1px + 1px)
			);
		}

		.discord-modal-warning-container {
			margin-bottom: 8px;
			background: color-mix(in oklab, hsl(40 calc(1 * 86.4%) 56.9% / 0.1) 100%, hsl(0 0% 0% / 0.1) 0%);
			border: 1px solid color-mix(in oklab, hsl(40 calc(1 * 86.4%) 56.9% / 1) 100%, black 0%);
			color: color-mix(in oklab, hsl(0 calc(1 * 0%) 100% / 1) 100%, black 0%);
			display: flex;
			border-radius: 4px;
			font-weight: 500;
			padding: 8px;
			width: 100%;
			box-sizing: border-box;
		}

		.discord-modal-warning-container-light-theme {
			background: color-mix(in oklab, hsl(38 calc(1 * 78.6%) 38.4% / 0.1) 100%, hsl(0 0% 0% / 0.1) 0%);
			border: color-mix(in oklab, hsl(38 calc(1 * 78.6%) 38.4% / 1) 100%, black 0%);
			color: color-mix(in oklab, hsl(0 calc(1 * 0%) 0% / 1) 100%, black 0%);
		}

		.discord-modal-warning-icon {
			display: flex;
		}

		.discord-modal-warning {
			color: color-mix(in oklab, hsl(210 calc(1 * 9.1%) 87.1% / 1) 100%, black 0%);
			margin-left: 10px;
			flex: 1;
			align-self: center;
			font-family: 'gg sans', 'Noto Sans', Whitney, 'Helvetica Neue', Helvetica, Roboto, Arial, sans-serif;
			font-size: 14px;
			line-height: 1.2857142857142858;
			font-weight: 500;
		}

		.discord-modal-warning-light-theme {
			color: color-mix(in oklab, hsl(223 calc(1 * 6.7%) 20.6% / 1) 100%, black 0%);
		}

		.discord-modal-warning-icon-svg {
			fill: color-mix(in oklab, hsl(215 calc(1 * 8.8%) 73.3% / 1) 100%, black 0%);
			color: color-mix(in oklab, hsl(40 calc(1 * 86.4%) 56.9% / 1) 100%, black 0%);
			width: 24px;
			height: 24px;
			flex-shrink: 0;
		}

		.discord-modal-warning-icon-svg-light-theme {
			color: color-mix(in oklab, hsl(38 calc(1 * 78.6%) 38.4% / 1) 100%, black 0%);
			fill: none;
		}

		.discord-modal-warning-icon-svg-light-theme > path {
			fill: color-mix(in oklab, hsl(228 calc(1 * 6%) 32.5% / 1) 100%, black 0%);
		}

		.discord-modal-warning-author {
			font-weight: 600;
		}

		.discord-modal-button {
			align-items: center;
			background: none;
			border-radius: 3px;
			border: none;
			box-sizing: border-box;
			color: hsl(0 calc(1 * 0%) 100% / 1);
			display: flex;
			font-size: 14px;
			font-weight: 500;
			height: 38px;
			justify-content: center;
			line-height: 16px;
			min-height: 38px;
			min-width: 96px;
			padding: 2px 16px;
			position: relative;
			-moz-user-select: none;
			user-select: none;
			width: auto;
			cursor: pointer;
		}

		.discord-modal-button-submit {
			background-color: hsl(235 calc(1 * 85.6%) 64.7% / 1);
			transition:
				background-color 170ms ease,
				color 170ms ease;
		}

		.discord-modal-button-submit:hover {
			background-color: hsl(235 calc(1 * 51.4%) 52.4% / 1);
		}

		.discord-modal-button-submit:active {
			background-color: hsl(235 calc(1 * 46.7%) 44.1% / 1);
		}

		.discord-modal-button-cancel-light-theme {
			color: hsl(223 calc(1 * 5.8%) 52.9% / 1);
		}

		.discord-modal-button-cancel:hover > .discord-modal-button-content {
			--button--underline-color: hsl(0 calc(1 * 0%) 100% / 1);
		}

		.discord-modal-button-cancel-light-theme:hover > .discord-modal-button-content-light-theme {
			--button--underline-color: hsl(223 calc(1 * 5.8%) 52.9% / 1);
		}

		.discord-modal-button-content {
			--button--underline-color: transparent;
			margin: 0 auto;
			white-space: nowrap;
			text-overflow: ellipsis;
			overflow: hidden;
			background-image: linear-gradient(
				to top,
				transparent,
				transparent 1px,
				var(--button--underline-color) 1px,
				var(--button--underline-color) calc(1px + 1px),
				transparent calc(1px + 1px)
			);
		}

		.discord-modal-slot-input-text {
			padding-right: 8px;
			padding-left: 20px;
			position: sticky;
			z-index: 3;
		}
	`;#e=Oe(this,r,void 0);get profile(){return this.#e}set profile(te){this.#e=te}#t=(Oe(this,n),Oe(this,m,"User"));get author(){return this.#t}set author(te){this.#t=te}#i=(Oe(this,l),Oe(this,b,void 0));get avatar(){return this.#i}set avatar(te){this.#i=te}#a=(Oe(this,v),Oe(this,h,void 0));get modalId(){return this.#a}set modalId(te){this.#a=te}#s=(Oe(this,c),Oe(this,$,void 0));get modalTitle(){return this.#s}set modalTitle(te){this.#s=te}#r=(Oe(this,D),Oe(this,x,void 0));get submitForm(){return this.#r}set submitForm(te){this.#r=te}#n=(Oe(this,y),Oe(this,A,void 0));get closeForm(){return this.#n}set closeForm(te){this.#n=te}#o=(Oe(this,k),Oe(this,B,!1));get lightTheme(){return this.#o}set lightTheme(te){this.#o=te}#l=(Oe(this,re),Oe(this,W,void 0));get originalBodyOverflow(){return this.#l}set originalBodyOverflow(te){this.#l=te}dialogRef=(Oe(this,j),Ct());handleClickCloseIcon(){this.dialogRef.value&&this.dialogRef.value.close()}handleFormSubmit(te){te.preventDefault(),te.stopPropagation();let K=this.shadowRoot?.querySelector("slot")?.assignedElements()??[];for(let de of K)if(de instanceof Na){let q=de.shadowRoot,z=q?.querySelector("input")??q?.querySelector("textarea");if(z?.attributes.getNamedItem("required")&&!z.value){let T=q?.querySelector("div.discord-text-input-message-needed-input");T instanceof HTMLDivElement&&!T.style.display&&(T.style.display="flex",globalThis.setTimeout(()=>{T.style.opacity="1"},1));return}if(z instanceof HTMLTextAreaElement&&z.value.length<Number(z.attributes.getNamedItem("minlength")?.value)&&z.value.length>0||z instanceof HTMLTextAreaElement&&z.value.length<Number(z.attributes.getNamedItem("minlength")?.value)&&z?.attributes.getNamedItem("required")){let T=q?.querySelector("div.discord-text-input-message-needed-min-length");T instanceof HTMLDivElement&&!T.style.display&&(T.style.display="flex",de.hasWarning=!0,globalThis.setTimeout(()=>{T.style.opacity="1"},1));return}}this.submitForm?.(),this.handleClickCloseIcon()}onCloseDialog(){globalThis.document.body.style.overflow=this.originalBodyOverflow??"scroll";let te=this.shadowRoot?.querySelector("div.discord-modal-box");te instanceof HTMLDivElement&&(te.style.display="none");let K=this.shadowRoot?.querySelector("slot")?.assignedElements()??[];for(let de of K)if(de instanceof Na){de.resetState();let q=de.shadowRoot,z=q?.querySelector("div.discord-text-input-message-needed-input"),T=q?.querySelector("div.discord-text-input-message-needed-min-length");z instanceof HTMLDivElement&&z.style.display&&(z.style.display="",z.style.opacity="0"),T instanceof HTMLDivElement&&T.style.display&&(T.style.display="",T.style.opacity="0")}this.closeForm?.()}render(){let te={author:this.author},K=this.profile!==void 0&&Reflect.get(ht,this.profile)||{},de={...te,...K,avatar:this.resolveAvatar(K.avatar??this.avatar)};return u`
			<dialog
				${it(this.dialogRef)}
				id="${Y(this.modalId)}"
				class=${ge({"discord-modal":!0,"discord-modal-light-theme":this.lightTheme})}
				@close=${this.onCloseDialog}
			>
				<div class="discord-modal-box">
					<form @submit=${this.handleFormSubmit}>
						<div aria-labelledby="discord-modal-title" role="dialog" tabindex="-1" aria-modal="true">
							<div class=${ge({"discord-modal-root":!0,"discord-modal-root-light-theme":this.lightTheme})}>
								<div class="discord-modal-header-container">
									<div class="discord-modal-avatar">
										<img src="${Y(de.avatar)}" alt="${Y(de.author)}" />
									</div>
									<div
										id="discord-modal-title"
										class=${ge({"discord-modal-title":!0,"discord-modal-title-light-theme":this.lightTheme})}
									>
										${this.modalTitle}
									</div>
									<button
										aria-label="Close"
										@click=${this.handleClickCloseIcon}
										type="button"
										class=${ge({"discord-modal-close-button":!0,"discord-modal-close-button-light-theme":this.lightTheme})}
									>
										<div class="discord-modal-close-button-content">${Nr()}</div>
									</button>
								</div>
								<div
									class=${ge({"discord-modal-content-container":!0,"discord-modal-content-container-light-theme":this.lightTheme})}
								>
									<div class="discord-modal-warning-container">
										<div class="discord-modal-warning-icon">
											${Pr({class:"discord-modal-warning-icon-svg"+(this.lightTheme?" discord-modal-warning-icon-svg-light-theme":"")})}
										</div>
										<div
											class=${ge({"discord-modal-warning":!0,"discord-modal-warning-light-theme":this.lightTheme})}
										>
											This form will be submitted to <strong class="discord-modal-warning-author">${de.author}</strong>. Do
											not share passwords or other sensitive information.
										</div>
									</div>
									<div
										aria-hidden="true"
										style="position: absolute; pointer-events: none; min-height: 0px; min-width: 1px; flex: 0 0 auto; height: 0px;"
									></div>
								</div>
								<div class="discord-modal-slot-input-text">
									<slot></slot>
								</div>
								<div
									class=${ge({"discord-modal-actions-container":!0,"discord-modal-actions-container-light-theme":this.lightTheme})}
								>
									<button type="submit" class="discord-modal-button discord-modal-button-submit">
										<div class="discord-modal-button-content">Submit</div>
									</button>
									<button
										type="button"
										class=${ge({"discord-modal-button":!0,"discord-modal-button-cancel":!0,"discord-modal-button-cancel-light-theme":this.lightTheme})}
										@click=${this.handleClickCloseIcon}
									>
										<div
											class=${ge({"discord-modal-button-content":!0,"discord-modal-button-content-light-theme":this.lightTheme})}
										>
											Cancel
										</div>
									</button>
								</div>
							</div>
						</div>
					</form>
				</div>
			</dialog>
		`}resolveAvatar(te){return te===void 0?Pe.default:Pe[te]??te??Pe.default}static{Oe(t,s)}};return ne=t})();var Rr=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Es=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Mm=(()=>{let i=[Q("discord-ordered-list")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[];var o=class extends a{static{t=this}static{let b=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Number,reflect:!0})],p=[Ne()],Rr(this,null,d,{kind:"accessor",name:"start",static:!1,private:!1,access:{has:v=>"start"in v,get:v=>v.start,set:(v,g)=>{v.start=g}},metadata:b},r,n),Rr(this,null,p,{kind:"accessor",name:"startLength",static:!1,private:!1,access:{has:v=>"startLength"in v,get:v=>v.startLength,set:(v,g)=>{v.startLength=g}},metadata:b},m,l),Rr(null,e={value:t},i,{kind:"class",name:t.name,metadata:b},null,s),o=t=e.value,b&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:b})}static styles=R`
		:host > ol {
			list-style-image: initial;
			list-style-type: decimal;
			list-style-position: outside;
			margin-bottom: 0px;
			margin-top: 4px;
			margin-right: 0px;
			margin-left: calc(0.4em + 0.6em * var(--totalCharacters));
			padding: 0px;
		}
	`;#e=Es(this,r,1);get start(){return this.#e}set start(b){this.#e=b}#t=(Es(this,n),Es(this,m,1));get startLength(){return this.#t}set startLength(b){this.#t=b}checkChildren(){if(!Array.from(this.children).every(v=>{let g=v.tagName.toLowerCase();return g==="discord-list-item"||g==="discord-unordered-list"||g==="discord-ordered-list"}))throw new Re("All direct children inside of a <discord-ordered-list> components must be one of <discord-unordered-list>, <discord-ordered-list>, or <discord-list-item>.")}willUpdate(){let b=Array.from(this.children).filter(g=>g.tagName.toLowerCase()==="discord-list-item").length,v=this.start+b;this.startLength=v.toString().length}render(){return this.checkChildren(),u`<ol start=${this.start} style="--totalCharacters:${this.startLength}">
			<slot></slot>
		</ol>`}constructor(){super(...arguments),Es(this,l)}static{Es(t,s)}};return o=t})();var St=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Ue=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Br="multiple-answers",Ur="ended",qr="voted",Fr="show-votes",$m=(()=>{let i=[Q("discord-poll")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[];var pe=class extends a{static{t=this}static{let W=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:String,attribute:"question",reflect:!0})],p=[_({type:String,attribute:"time-end",reflect:!0})],o=[wt({context:Ur}),_({type:Boolean,attribute:"ended",reflect:!0})],g=[wt({context:Br}),_({type:Boolean,reflect:!0,attribute:"multiple-answers"})],f=[wt({context:qr}),_({type:Boolean,reflect:!0,attribute:"voted"})],Z=[wt({context:Fr}),_({type:Boolean,reflect:!0,attribute:"show-results"})],I=[ae({context:We}),_({type:Boolean,reflect:!0,attribute:"compact-mode"})],C=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],St(this,null,d,{kind:"accessor",name:"question",static:!1,private:!1,access:{has:j=>"question"in j,get:j=>j.question,set:(j,ne)=>{j.question=ne}},metadata:W},r,n),St(this,null,p,{kind:"accessor",name:"timeEnd",static:!1,private:!1,access:{has:j=>"timeEnd"in j,get:j=>j.timeEnd,set:(j,ne)=>{j.timeEnd=ne}},metadata:W},m,l),St(this,null,o,{kind:"accessor",name:"pollEnded",static:!1,private:!1,access:{has:j=>"pollEnded"in j,get:j=>j.pollEnded,set:(j,ne)=>{j.pollEnded=ne}},metadata:W},b,v),St(this,null,g,{kind:"accessor",name:"multipleAnswers",static:!1,private:!1,access:{has:j=>"multipleAnswers"in j,get:j=>j.multipleAnswers,set:(j,ne)=>{j.multipleAnswers=ne}},metadata:W},h,c),St(this,null,f,{kind:"accessor",name:"pollVoted",static:!1,private:!1,access:{has:j=>"pollVoted"in j,get:j=>j.pollVoted,set:(j,ne)=>{j.pollVoted=ne}},metadata:W},$,D),St(this,null,Z,{kind:"accessor",name:"showResults",static:!1,private:!1,access:{has:j=>"showResults"in j,get:j=>j.showResults,set:(j,ne)=>{j.showResults=ne}},metadata:W},x,y),St(this,null,I,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:j=>"compactMode"in j,get:j=>j.compactMode,set:(j,ne)=>{j.compactMode=ne}},metadata:W},A,k),St(this,null,C,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:j=>"lightTheme"in j,get:j=>j.lightTheme,set:(j,ne)=>{j.lightTheme=ne}},metadata:W},B,re),St(null,e={value:t},i,{kind:"class",name:t.name,metadata:W},null,s),pe=t=e.value,W&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:W})}static styles=R`
		:host {
			display: flex;
			flex-direction: column;
			background-color: color-mix(in oklab, hsl(220 calc(1 * 6.5%) 18% / 1) 100%, black 0%);
			border-radius: 8px;
			padding: 16px;
			width: 100%;
			max-width: 472px;
			min-width: 302px;
			box-sizing: border-box;
			position: relative;
			overflow: hidden;
		}

		:host([light-theme]) {
			border: 1px solid color-mix(in oklab, hsl(0 calc(1 * 0%) 0% / 0.08) 100%, hsl(0 0% 0% / 0.08) 0%);
			background-color: color-mix(in oklab, hsl(0 calc(1 * 0%) 100% / 1) 100%, black 0%) !important;
		}

		:host([light-theme]) * {
			color: black;
		}

		.discord-poll-question {
			color: color-mix(in oklab, hsl(210 calc(1 * 9.1%) 87.1% / 1) 100%, black 0%);
			margin: 0;
			font-size: 1rem;
			word-break: break-word;
			line-height: 1.25;
			font-weight: 500;
		}

		.discord-poll-select {
			font-size: 0.875rem;
			grid-area: prompt;
			color: color-mix(in oklab, hsl(214 calc(1 * 8.1%) 61.2% / 1) 100%, black 0%) !important;
		}

		.discord-poll-answers {
			display: grid;
			grid-template-columns: 1fr;
			grid-auto-rows: 1fr;
			grid-gap: 8px;
			gap: 8px;
			margin: 8px 0 16px;
		}

		.discord-poll-footer {
			display: flex;
			align-items: center;
			justify-content: space-between;
		}

		.discord-poll-footer-votes-time {
			display: flex;
			align-items: center;
			color: color-mix(in oklab, hsl(214 calc(1 * 8.1%) 61.2% / 1) 100%, black 0%);
			font-size: 0.875rem;
			line-height: 1.2857142857142858;
			font-weight: 400;
		}

		.discord-poll-footer-time::before {
			content: '∙';
			margin: 0px 0.5rem;
			font-weight: 800;
		}

		.discord-poll-footer-time {
			display: flex;
			align-items: center;
		}

		.discord-poll-footer-hover:hover {
			color: #fff;
			text-decoration: underline;
			cursor: pointer;
		}

		:host([light-theme]) .discord-poll-footer-hover:hover {
			color: black;
			text-decoration: underline;
			cursor: pointer;
		}

		:host([light-theme]) .discord-poll-color-show-results {
			color: black !important;
		}

		.discord-poll-color-show-results {
			color: #fff !important;
			font-size: 0.875rem;
			font-weight: 600;
		}

		.discord-poll-result-vote {
			display: flex;
			align-items: center;
			gap: 15px;
		}

		:host .discord-poll-button-vote {
			cursor: pointer;
			background-color: hsl(235 calc(1 * 85.6%) 64.7% / 1) !important;
			color: hsl(0 calc(1 * 0%) 100% / 1) !important;
			padding: 9px 16px;
			border: none;
			border-radius: 3px;
			font-weight: 600;
		}

		:host .discord-poll-button-remove-vote {
			cursor: pointer;
			background-color: color-mix(in oklab, hsl(228 calc(1 * 6.7%) 14.7% / 1) 100%, black 0%) !important;
			color: color-mix(in oklab, hsl(210 calc(1 * 9.1%) 87.1% / 1) 100%, black 0%) !important;
			padding: 9px 16px;
			border: none;
			border-radius: 3px;
			font-weight: 600;
		}

		:host([light-theme]) button * {
			color: white !important;
		}

		:host .discord-poll-button-vote-disabled {
			cursor: no-drop;
			opacity: 0.5;
		}
	`;#e=Ue(this,r,void 0);get question(){return this.#e}set question(W){this.#e=W}#t=(Ue(this,n),Ue(this,m,"24h"));get timeEnd(){return this.#t}set timeEnd(W){this.#t=W}#i=(Ue(this,l),Ue(this,b,!1));get pollEnded(){return this.#i}set pollEnded(W){this.#i=W}#a=(Ue(this,v),Ue(this,h,!1));get multipleAnswers(){return this.#a}set multipleAnswers(W){this.#a=W}#s=(Ue(this,c),Ue(this,$,!1));get pollVoted(){return this.#s}set pollVoted(W){this.#s=W}#r=(Ue(this,D),Ue(this,x,!1));get showResults(){return this.#r}set showResults(W){this.#r=W}#n=(Ue(this,y),Ue(this,A,!1));get compactMode(){return this.#n}set compactMode(W){this.#n=W}#o=(Ue(this,k),Ue(this,B,!1));get lightTheme(){return this.#o}set lightTheme(W){this.#o=W}#l=(Ue(this,re),!1);get selected(){return this.#l}set selected(W){this.#l=W}#d=0;get totVotes(){return this.#d}set totVotes(W){this.#d=W}connectedCallback(){super.connectedCallback();let W=this.parentElement?.querySelectorAll("discord-poll-answer");if(W)for(let j=0;j<W?.length;j++)W[j].attributes.getNamedItem("selected")&&(this.selected=!0),this.totVotes+=W[j].attributes.getNamedItem("votes")?.nodeValue?Number(W[j].attributes.getNamedItem("votes")?.nodeValue):0}render(){let W=this.multipleAnswers?"Select one or more answers":"Select one answer";return u`<div>
			<h4 class="discord-poll-question">${this.question}</h4>
			<div class="discord-poll-select">${W}</div>
			<div class="discord-poll-answers">
				<slot></slot>
			</div>
			<div class="discord-poll-footer">
				<div class="discord-poll-footer-votes-time">
					<span class="discord-poll-footer-hover">${this.totVotes} votes</span>
					<div class="discord-poll-footer-time">${this.pollEnded?"Poll closed":`${this.timeEnd} left`}</div>
				</div>
				${V(!this.pollEnded&&!this.pollVoted&&!this.showResults,()=>u`<div class="discord-poll-result-vote">
							<div class="discord-poll-footer-hover discord-poll-color-show-results">Show results</div>
							<button
								type="button"
								class="${ge({"discord-poll-button-vote":!0,"discord-poll-button-vote-disabled":!this.selected})}"
							>
								<div>Vote</div>
							</button>
						</div>`)}
				${V(!this.pollEnded&&this.pollVoted||this.showResults,()=>u`
						<button type="button" class="discord-poll-button-remove-vote">
							<div>${!this.pollEnded&&this.pollVoted?"Remove vote":"Go back to vote"}</div>
						</button>
					`)}
			</div>
		</div> `}static{Ue(t,s)}};return pe=t})();var je=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},ct=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Tm=(()=>{let i=[Q("discord-poll-answer")],e,s=[],t,a=U,d=[],r,n=[],p=[],m,l=[],o=[],b,v=[],g=[],h,c=[],f=[],$,D=[],Z=[],x,y=[],I=[],A,k=[],C=[],B,re=[],pe=[],W,j=[],ne=[],te,K=[],de=[],q;var z=class extends a{static{t=this}static{let T=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;r=[_({type:String,attribute:"emoji",reflect:!0})],m=[_({type:String,attribute:"answer",reflect:!0})],b=[_({type:Number,attribute:"votes",reflect:!0})],h=[_({type:Boolean,attribute:"selected",reflect:!0})],$=[ae({context:We})],x=[ae({context:Br})],A=[ae({context:Ur})],B=[ae({context:qr})],W=[ae({context:Fr})],te=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],q=[la({once:!1,capture:!0,passive:!0})],ct(this,null,r,{kind:"accessor",name:"emoji",static:!1,private:!1,access:{has:P=>"emoji"in P,get:P=>P.emoji,set:(P,ue)=>{P.emoji=ue}},metadata:T},n,p),ct(this,null,m,{kind:"accessor",name:"answer",static:!1,private:!1,access:{has:P=>"answer"in P,get:P=>P.answer,set:(P,ue)=>{P.answer=ue}},metadata:T},l,o),ct(this,null,b,{kind:"accessor",name:"votes",static:!1,private:!1,access:{has:P=>"votes"in P,get:P=>P.votes,set:(P,ue)=>{P.votes=ue}},metadata:T},v,g),ct(this,null,h,{kind:"accessor",name:"selected",static:!1,private:!1,access:{has:P=>"selected"in P,get:P=>P.selected,set:(P,ue)=>{P.selected=ue}},metadata:T},c,f),ct(this,null,$,{kind:"accessor",name:"compactMode",static:!1,private:!1,access:{has:P=>"compactMode"in P,get:P=>P.compactMode,set:(P,ue)=>{P.compactMode=ue}},metadata:T},D,Z),ct(this,null,x,{kind:"accessor",name:"multipleAnswers",static:!1,private:!1,access:{has:P=>"multipleAnswers"in P,get:P=>P.multipleAnswers,set:(P,ue)=>{P.multipleAnswers=ue}},metadata:T},y,I),ct(this,null,A,{kind:"accessor",name:"pollEnded",static:!1,private:!1,access:{has:P=>"pollEnded"in P,get:P=>P.pollEnded,set:(P,ue)=>{P.pollEnded=ue}},metadata:T},k,C),ct(this,null,B,{kind:"accessor",name:"pollVoted",static:!1,private:!1,access:{has:P=>"pollVoted"in P,get:P=>P.pollVoted,set:(P,ue)=>{P.pollVoted=ue}},metadata:T},re,pe),ct(this,null,W,{kind:"accessor",name:"showResult",static:!1,private:!1,access:{has:P=>"showResult"in P,get:P=>P.showResult,set:(P,ue)=>{P.showResult=ue}},metadata:T},j,ne),ct(this,null,te,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:P=>"lightTheme"in P,get:P=>P.lightTheme,set:(P,ue)=>{P.lightTheme=ue}},metadata:T},K,de),ct(this,null,q,{kind:"method",name:"_onClick",static:!1,private:!1,access:{has:P=>"_onClick"in P,get:P=>P._onClick},metadata:T},null,d),ct(null,e={value:t},i,{kind:"class",name:t.name,metadata:T},null,s),z=t=e.value,T&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:T})}static styles=R`
		.discord-answer-container {
			display: flex;
			cursor: pointer;
		}

		.discord-answer-emoji {
			width: 24px;
			height: 24px;
			margin-right: 2px;
			border-radius: 3px;
		}

		.discord-checkbox-div-multiple-answer {
			flex-shrink: 0;
			width: 20px;
			height: 20px;
			box-sizing: border-box;
			display: flex;
			align-items: center;
			justify-content: center;
			border-radius: 3px;
			background-color: transparent;
			border: 2px solid color-mix(in oklab, hsl(210 calc(1 * 9.1%) 87.1% / 1) 100%, black 0%);
		}

		.discord-checkbox-div-multiple-answer-selected {
			width: 20px;
			height: 20px;
			display: flex;
			align-items: center;
			justify-content: center;
			border-radius: 3px;
			background-color: hsl(235 calc(1 * 85.6%) 64.7% / 1);
		}

		.discord-checkbox-div-answer-selected-ended-winner {
			width: 24px;
			height: 24px;
			display: flex;
			align-items: center;
			justify-content: center;
			border-radius: 99px;
			background-color: seagreen;
		}

		.discord-checkbox-div-answer-selected-ended-no-winner {
			width: 24px;
			height: 24px;
			display: flex;
			align-items: center;
			justify-content: center;
			border-radius: 99px;
			background-color: white;
			color: black !important;
		}

		.discord-checkbox-div-answer-selected-voted {
			width: 24px;
			height: 24px;
			display: flex;
			align-items: center;
			justify-content: center;
			border-radius: 99px;
			background-color: hsl(235 calc(1 * 85.6%) 64.7% / 1);
		}

		.discord-checkbox-div-answer {
			flex-shrink: 0;
			width: 20px;
			height: 20px;
			box-sizing: border-box;
			display: flex;
			align-items: center;
			justify-content: center;
			border-radius: 99px;
			background-color: transparent;
			border: 2px solid color-mix(in oklab, hsl(210 calc(1 * 9.1%) 87.1% / 1) 100%, black 0%);
		}

		.discord-checkbox-div-answer-selected {
			margin: 2px;
			width: 10px;
			height: 10px;
			box-sizing: border-box;
			display: flex;
			align-items: center;
			justify-content: center;
			border-radius: 99px;
			border: 2px solid transparent;
			background-color: color-mix(in oklab, hsl(235 calc(1 * 86.1%) 77.5% / 1) 100%, black 0%);
		}

		.discord-answer-hidden {
			display: none;
		}

		.discord-answer-flex {
			display: flex;
			align-items: center;
			gap: 8px;
		}

		.discord-answer-selected {
			outline: 1px solid color-mix(in oklab, hsl(235 calc(1 * 86.1%) 77.5% / 1) 100%, black 0%) !important;
		}

		.discord-answer-selected-ended {
			outline: 1px solid hsl(145 calc(1 * 65%) 39.2% / 1) !important;
		}

		.discord-answer {
			position: relative;
			display: flex;
			align-items: center;
			justify-content: space-between;
			width: 100%;
			min-height: 50px;
			padding: 8px 16px;
			box-sizing: border-box;
			background-color: color-mix(in oklab, hsl(228 calc(1 * 6%) 32.5% / 0.3) 100%, hsl(0 0% 0% / 0.3) 0%);
			border-radius: 8px;
			color: color-mix(in oklab, hsl(210 calc(1 * 9.1%) 87.1% / 1) 100%, black 0%);
			word-break: break-word;
			overflow: hidden;
			outline: 1px solid transparent;
			z-index: 1;
			transition:
				background-color 170ms ease,
				outline-color 170ms ease;
		}

		:host([light-theme]) .discord-answer {
			background-color: color-mix(in oklab, hsl(223 calc(1 * 5.8%) 52.9% / 0.08) 100%, hsl(0 0% 0% / 0.08) 0%) !important;
		}

		:host([light-theme]) .discord-background-color-default {
			background-color: color-mix(in oklab, hsl(223 calc(1 * 5.8%) 52.9% / 0.2) 100%, hsl(0 0% 0% / 0.2) 0%) !important;
		}

		:host([light-theme]) .discord-awnswer-title,
		:host([light-theme]) .discord-quantity-votes,
		:host([light-theme]) .discord-percentage-votes {
			color: color-mix(in oklab, hsl(223 calc(1 * 6.7%) 20.6% / 1) 100%, black 0%) !important;
		}

		:host([light-theme]) .discord-checkbox-div-answer,
		:host([light-theme]) .discord-checkbox-div-multiple-answer {
			border-color: color-mix(in oklab, hsl(223 calc(1 * 6.7%) 20.6% / 1) 100%, black 0%) !important;
		}

		:host([light-theme]) .discord-checkbox-div-answer-selected-ended-no-winner {
			background-color: color-mix(in oklab, hsl(223 calc(1 * 6.7%) 20.6% / 1) 100%, black 0%);
			color: white !important;
		}

		.discord-answer-no-margin {
			margin: 0;
		}

		.discord-quantity-votes:hover {
			cursor: pointer;
			text-decoration: underline;
		}

		.discord-answer-backdround-color {
			content: '';
			position: absolute;
			height: 100%;
			left: 0;
			z-index: -1;
		}

		.discord-background-color-winner {
			background-color: color-mix(in oklab, hsl(145 calc(1 * 65%) 39.2% / 0.2) 100%, hsl(0 0% 0% / 0.2) 0%);
		}

		.discord-background-color-default {
			background-color: color-mix(in oklab, hsl(228 calc(1 * 6%) 32.5% / 0.48) 100%, hsl(0 0% 0% / 0.48) 0%);
		}

		.discord-background-color-selected {
			background-color: color-mix(in oklab, hsl(235 calc(1 * 85.6%) 64.7% / 0.2) 100%, hsl(0 0% 0% / 0.2) 0%);
		}
	`;#e=(je(this,d),je(this,n,void 0));get emoji(){return this.#e}set emoji(T){this.#e=T}#t=(je(this,p),je(this,l,void 0));get answer(){return this.#t}set answer(T){this.#t=T}#i=(je(this,o),je(this,v,0));get votes(){return this.#i}set votes(T){this.#i=T}#a=(je(this,g),je(this,c,!1));get selected(){return this.#a}set selected(T){this.#a=T}#s=(je(this,f),je(this,D,!1));get compactMode(){return this.#s}set compactMode(T){this.#s=T}#r=(je(this,Z),je(this,y,!1));get multipleAnswers(){return this.#r}set multipleAnswers(T){this.#r=T}#n=(je(this,I),je(this,k,!1));get pollEnded(){return this.#n}set pollEnded(T){this.#n=T}#o=(je(this,C),je(this,re,!1));get pollVoted(){return this.#o}set pollVoted(T){this.#o=T}#l=(je(this,pe),je(this,j,!1));get showResult(){return this.#l}set showResult(T){this.#l=T}#d=(je(this,ne),je(this,K,!1));get lightTheme(){return this.#d}set lightTheme(T){this.#d=T}#h=(je(this,de),0);get totalVotesPoll(){return this.#h}set totalVotesPoll(T){this.#h=T}#c;get percentageVoted(){return this.#c}set percentageVoted(T){this.#c=T}#u=[];get arrayAnswers(){return this.#u}set arrayAnswers(T){this.#u=T}#m=[];get winners(){return this.#m}set winners(T){this.#m=T}connectedCallback(){super.connectedCallback();let T=this.parentElement?.getElementsByTagName("discord-poll-answer");if(T)for(let P=0;P<T?.length;P++){let ue=T[P].attributes.getNamedItem("votes")?Number(T[P].attributes.getNamedItem("votes")?.nodeValue):0;this.arrayAnswers.push({answer:T[P].attributes.getNamedItem("answer")?.nodeValue,value:ue}),this.arrayAnswers=this.arrayAnswers.toSorted((Te,N)=>N.value-Te.value),this.totalVotesPoll+=ue}for(let P=0;P<this.arrayAnswers?.length;P++)if(this.winners.includes(this.arrayAnswers[P].answer)||this.winners.push(this.arrayAnswers[P].answer),this.arrayAnswers[P+1])if(this.arrayAnswers[P].value===this.arrayAnswers[P+1].value)this.winners.includes(this.arrayAnswers[P+1].answer)||this.winners.push(this.arrayAnswers[P+1].answer);else break;if(this.parentElement?.getAttribute("multiple-answers")!==""){let P=0;if(T)for(let ue of T)ue.selected&&P++;if(P>1)throw new Re("<discord-poll> single vote was selected more than 1 answer")}this.percentageVoted=this.votes/this.totalVotesPoll*100}render(){return this.percentageVoted=this.percentageVoted.toPrecision(3).split(".")[1]==="0"?Number(this.percentageVoted.toPrecision(3).split(".")[0]):Number(this.percentageVoted.toPrecision(3)),u`
			<label>
				<div class="${ge({"discord-answer-container":!this.pollVoted&&!this.pollEnded&&!this.showResult})}">
					<div
						class="${ge({"discord-answer":!0,"discord-answer-selected":this.selected&&!this.pollEnded&&!this.showResult,"discord-answer-selected-ended":this.pollEnded&&this.winners.includes(this.answer)})}"
					>
						<div
							class=${ge({"discord-answer-backdround-color":!0,"discord-background-color-selected":!this.pollEnded&&this.selected&&this.pollVoted,"discord-background-color-winner":this.pollEnded&&this.winners.includes(this.answer),"discord-background-color-default":this.pollEnded&&!this.winners.includes(this.answer)||!this.pollEnded&&!this.selected&&this.pollVoted||this.showResult})}
							style="width:${this.percentageVoted}%;"
						></div>
						<div class="discord-answer-flex">
							${V(this.emoji,()=>u`<img class="discord-answer-emoji" src="${this.emoji}" alt="emoji" />`)}
							<div class="discord-awnswer-title">${this.answer}</div>
						</div>
						<div class="discord-answer-flex">
							${V(this.pollVoted||this.pollEnded||this.showResult,()=>u`<h5 class="discord-answer-no-margin discord-quantity-votes">
										${this.votes} ${this.votes>1||this.votes===0?"votes":"vote"}
									</h5>`)}
							${V(this.pollVoted||this.pollEnded||this.showResult,()=>u`<h4 class="discord-answer-no-margin discord-percentage-votes">${this.percentageVoted}%</h4>`)}
							${V(this.selected&&!this.showResult,()=>V(this.multipleAnswers,()=>V(this.pollEnded,()=>V(this.winners.includes(this.answer),()=>u`<div class="discord-checkbox-div-answer-selected-ended-winner">
																${Ie({style:"width:24px;height:24px;"})}
															</div>`,()=>u`<div class="discord-checkbox-div-answer-selected-ended-no-winner">
																${Ie({style:"width:24px;height:24px;"})}
															</div>`),()=>V(!this.pollVoted,()=>u`<div class="discord-checkbox-div-multiple-answer-selected">
																${Ie({style:"width:24px;height:24px;"})}
															</div>`,()=>u`<div class="discord-checkbox-div-answer-selected-voted">
																${Ie({style:"width:24px;height:24px;"})}
															</div>`)),()=>V(this.pollEnded,()=>u`<div class="discord-checkbox-div-answer-selected-ended-winner">
														${Ie({style:"width:24px;height:24px;"})}
													</div>`,()=>V(!this.pollVoted,()=>u`
															<div class="discord-checkbox-div-answer">
																<div class="discord-checkbox-div-answer-selected"></div>
															</div>
														`,()=>u`<div class="discord-checkbox-div-answer-selected-voted">
																${Ie({style:"width:24px;height:24px;"})}
															</div>`))),()=>V(!this.pollEnded&&!this.pollVoted&&!this.showResult,()=>u`<div
												class="${ge({"discord-checkbox-div-multiple-answer":this.multipleAnswers,"discord-checkbox-div-answer":!this.multipleAnswers})}"
											></div>`))}
						</div>
					</div>
					<span class="discord-answer-hidden"><input type="checkbox" @click=${()=>this._onClick()} /></span>
				</div>
			</label>
		`}_onClick(){if(this.pollEnded||this.pollVoted)return;let T=this.parentElement,P=T?.shadowRoot?.querySelector("button.discord-poll-button-vote"),ue=T?.getElementsByTagName("discord-poll-answer");if(this.selected){if(this.selected=!1,P){if(T?.getAttribute("multiple-answers")===""){let Te=0;if(ue)for(let N of ue)N.selected&&Te++;if(Te>0){P.className="discord-poll-button-vote";return}}P.className="discord-poll-button-vote discord-poll-button-vote-disabled"}return}if(T?.getAttribute("multiple-answers")!==""&&ue)for(let Te of ue)Te.selected=!1;P&&(P.className="discord-poll-button-vote"),this.selected=!0}static{je(t,s)}};return z=t})();var hl=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Zr=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Cm=(()=>{let i=[Q("discord-pre")],e,s=[],t,a=U,d,r=[],n=[];var p=class extends a{static{t=this}static{let m=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Boolean,reflect:!0})],hl(this,null,d,{kind:"accessor",name:"embed",static:!1,private:!1,access:{has:l=>"embed"in l,get:l=>l.embed,set:(l,o)=>{l.embed=o}},metadata:m},r,n),hl(null,e={value:t},i,{kind:"class",name:t.name,metadata:m},null,s),p=t=e.value,m&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:m})}static styles=R`
		:host pre {
			border-radius: 4px;
			padding: 0;
			font-size: 0.75rem;
			line-height: 1rem;
			margin-top: 6px;
			white-space: pre-wrap;
			background-clip: border-box;
			width: 90%;
			border: none;
		}

		:host([embed]) pre {
			margin: 0;
			margin-top: 6px;
			width: 100%;
		}
	`;#e=Zr(this,r,!1);get embed(){return this.#e}set embed(m){this.#e=m}render(){return u`<pre><slot></slot
		></pre>`}constructor(){super(...arguments),Zr(this,n)}static{Zr(t,s)}};return p=t})();var ul=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Wr=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Em=(()=>{let i=[Q("discord-quote")],e,s=[],t,a=U,d,r=[],n=[];var p=class extends a{static{t=this}static{let m=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],ul(this,null,d,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:l=>"lightTheme"in l,get:l=>l.lightTheme,set:(l,o)=>{l.lightTheme=o}},metadata:m},r,n),ul(null,e={value:t},i,{kind:"class",name:t.name,metadata:m},null,s),p=t=e.value,m&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:m})}static styles=R`
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
	`;#e=Wr(this,r,!1);get lightTheme(){return this.#e}set lightTheme(m){this.#e=m}render(){return u`
			<div class="discord-quote-divider"></div>
			<!-- display: inline -->
			<blockquote><slot></slot></blockquote>
		`}constructor(){super(...arguments),Wr(this,n)}static{Wr(t,s)}};return p=t})();var ui=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},ot=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},jm=(()=>{let i=[Q("discord-reaction")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[];var I=class extends a{static{t=this}static{let A=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_({type:Number})],g=[_({type:Boolean,reflect:!0})],f=[_({type:Boolean})],Z=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],ui(this,null,d,{kind:"accessor",name:"emoji",static:!1,private:!1,access:{has:k=>"emoji"in k,get:k=>k.emoji,set:(k,C)=>{k.emoji=C}},metadata:A},r,n),ui(this,null,p,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:k=>"name"in k,get:k=>k.name,set:(k,C)=>{k.name=C}},metadata:A},m,l),ui(this,null,o,{kind:"accessor",name:"count",static:!1,private:!1,access:{has:k=>"count"in k,get:k=>k.count,set:(k,C)=>{k.count=C}},metadata:A},b,v),ui(this,null,g,{kind:"accessor",name:"reacted",static:!1,private:!1,access:{has:k=>"reacted"in k,get:k=>k.reacted,set:(k,C)=>{k.reacted=C}},metadata:A},h,c),ui(this,null,f,{kind:"accessor",name:"interactive",static:!1,private:!1,access:{has:k=>"interactive"in k,get:k=>k.interactive,set:(k,C)=>{k.interactive=C}},metadata:A},$,D),ui(this,null,Z,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:k=>"lightTheme"in k,get:k=>k.lightTheme,set:(k,C)=>{k.lightTheme=C}},metadata:A},x,y),ui(null,e={value:t},i,{kind:"class",name:t.name,metadata:A},null,s),I=t=e.value,A&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:A})}static styles=R`
		:host > *:first-child {
			border-radius: 0.5rem;
			cursor: pointer;
			flex-shrink: 0;
			margin-right: 0.25rem;
			margin-bottom: 0.25rem;
			user-select: none;
			transition: none 0.1s ease;
			transition-property: background-color, border-color;
			background-color: #2f3136;
			border: 1px solid transparent;
		}

		:host([light-theme]) > *:first-child {
			background-color: #f2f3f5;
		}

		:host > *:first-child:hover {
			background-color: #36393f;
			border-color: #fff2;
		}

		:host([light-theme]:not([reacted])) > *:first-child:hover {
			background-color: white;
			border-color: #0003;
		}

		:host([reacted]) > *:first-child {
			background-color: rgba(88, 101, 242, 0.15);
			border-color: #5865f2;
		}

		:host([light-theme][reacted]) > *:first-child {
			background-color: #e7e9fd;
		}

		:host .discord-reaction-inner {
			display: flex;
			align-items: center;
			padding: 0.125rem 0.375rem;
		}

		:host img {
			width: 1rem;
			height: 1rem;
			margin: 0.125rem 0;
			min-width: auto;
			min-height: auto;
			object-fit: contain;
			vertical-align: bottom;
		}

		:host .discord-reaction-count {
			font-size: 0.875rem;
			font-weight: 500;
			margin-left: 0.375rem;
			text-align: center;
			color: #b9bbbe;
		}

		:host([light-theme]) .discord-reaction-count {
			color: #4f5660;
		}

		:host([reacted]) .discord-reaction-count {
			color: #dee0fc;
		}

		:host([light-theme][reacted]) .discord-reaction-count {
			color: #5865f2;
		}
	`;#e=ot(this,r,void 0);get emoji(){return this.#e}set emoji(A){this.#e=A}#t=(ot(this,n),ot(this,m,":emoji:"));get name(){return this.#t}set name(A){this.#t=A}#i=(ot(this,l),ot(this,b,1));get count(){return this.#i}set count(A){this.#i=A}#a=(ot(this,v),ot(this,h,!1));get reacted(){return this.#a}set reacted(A){this.#a=A}#s=(ot(this,c),ot(this,$,!1));get interactive(){return this.#s}set interactive(A){this.#s=A}#r=(ot(this,D),ot(this,x,!1));get lightTheme(){return this.#r}set lightTheme(A){this.#r=A}render(){return u`<div class="discord-reaction-inner" @click=${this.handleReactionClick} @keydown=${this.handleReactionClick}>
			${V(this.emoji?.includes("http")||this.emoji?.startsWith("/")||this.emoji?.startsWith("./"),()=>u`<img src=${Y(this.emoji)} alt=${Y(this.name)} draggable="false" />`,()=>u`<span>${this.emoji}</span>`)}
			<span class="discord-reaction-count">${this.count}</span>
		</div>`}handleReactionClick=(ot(this,y),A=>{this.interactive&&(A.shiftKey?this.count--:this.count++,this.count<=0&&(this.count=1))});static{ot(t,s)}};return I=t})();var Dm=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Sm=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Hm=(()=>{let i=[Q("discord-reactions")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Dm(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
		:host {
			display: flex;
			-webkit-box-flex: 1;
			-ms-flex: 1 0 auto;
			flex: 1 0 auto;
			align-items: center;
			flex-wrap: wrap;
		}
	`;render(){return u`<slot></slot>`}static{Sm(t,s)}};return d=t})();var Qr=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},js=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Lm=(()=>{let i=[Q("discord-spoiler")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[];var o=class extends a{static{t=this}static{let b=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Boolean,reflect:!0})],p=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Qr(this,null,d,{kind:"accessor",name:"activated",static:!1,private:!1,access:{has:v=>"activated"in v,get:v=>v.activated,set:(v,g)=>{v.activated=g}},metadata:b},r,n),Qr(this,null,p,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:v=>"lightTheme"in v,get:v=>v.lightTheme,set:(v,g)=>{v.lightTheme=g}},metadata:b},m,l),Qr(null,e={value:t},i,{kind:"class",name:t.name,metadata:b},null,s),o=t=e.value,b&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:b})}static styles=R`
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
	`;#e=js(this,r,!1);get activated(){return this.#e}set activated(b){this.#e=b}#t=(js(this,n),js(this,m,!1));get lightTheme(){return this.#t}set lightTheme(b){this.#t=b}render(){return u`<slot
			@click=${()=>{this.activated=!0}}
			@keydown=${()=>{this.activated=!0}}
		></slot>`}constructor(){super(...arguments),js(this,l)}static{js(t,s)}};return o=t})();var Xt=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Ds=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Im=(()=>{let i=[Q("discord-string-select-menu")],e,s=[],t,a=U,d=[],r,n=[],p=[],m,l=[],o=[],b,v=[],g=[],h;var c=class extends a{static{t=this}static{let f=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;r=[_({type:Boolean,attribute:"disabled"})],m=[_({attribute:"placeholder"})],b=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],h=[la({once:!1,capture:!0,passive:!0})],Ds(this,null,r,{kind:"accessor",name:"disabled",static:!1,private:!1,access:{has:$=>"disabled"in $,get:$=>$.disabled,set:($,D)=>{$.disabled=D}},metadata:f},n,p),Ds(this,null,m,{kind:"accessor",name:"placeholder",static:!1,private:!1,access:{has:$=>"placeholder"in $,get:$=>$.placeholder,set:($,D)=>{$.placeholder=D}},metadata:f},l,o),Ds(this,null,b,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:$=>"lightTheme"in $,get:$=>$.lightTheme,set:($,D)=>{$.lightTheme=D}},metadata:f},v,g),Ds(this,null,h,{kind:"method",name:"_onClick",static:!1,private:!1,access:{has:$=>"_onClick"in $,get:$=>$._onClick},metadata:f},null,d),Ds(null,e={value:t},i,{kind:"class",name:t.name,metadata:f},null,s),c=t=e.value,f&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:f})}static styles=R`
		.discord-string-select-menu {
			height: 36px;
			min-height: 36px;
			display: flex;
			align-items: center;
			justify-content: space-between;
			box-sizing: border-box;
			cursor: pointer;
			color: color-mix(in oklab, hsl(210 calc(1 * 9.1%) 87.1% / 1) 100%, black 0%);
			border: 1px solid;
			border-radius: 4px;
			background-color: color-mix(in oklab, hsl(225 calc(1 * 6.3%) 12.5% / 1) 100%, black 0%);
			border-color: color-mix(in oklab, hsl(225 calc(1 * 6.3%) 12.5% / 1) 100%, black 0%);
			padding: 8px !important;
			width: 90%;
			max-width: 400px;
			margin-right: 16px;
			transition: border 0.2s ease;
			font-weight: 500;
		}

		:host([light-theme]) .discord-string-select-menu {
			background-color: #ebebeb !important;
			border-color: #b5b5b5 !important;
			border: 1px solid;
			color: #2e3338;
		}

		:host([light-theme]) .discord-string-select-menu-option-slot {
			background-color: #ebebeb !important;
			border-color: #b5b5b5 !important;
			border: 1px solid;
			color: #2e3338;
		}

		.discord-string-select-menu-option-slot {
			overflow-y: auto;
			overflow-x: hidden;
			color: currentColor;
			border: none;
			border-top-left-radius: 0px;
			border-top-right-radius: 0px;
			border-color: color-mix(in oklab, hsl(225 calc(1 * 6.3%) 12.5% / 1) 100%, black 0%);
			background-color: color-mix(in oklab, hsl(220 calc(1 * 6.5%) 18% / 1) 100%, black 0%);
			cursor: pointer;
			box-sizing: border-box;
			border-radius: 4px;
			gap: 10px;
			display: block;
			max-height: 190px;
			position: absolute;
			width: 90%;
			max-width: 400px;
			z-index: 1002;
		}

		.discord-string-select-menu-option-slot::-webkit-scrollbar {
			width: 5px;
			background-color: transparent;
		}

		.discord-string-select-menu-option-slot::-webkit-scrollbar-track {
			background-color: transparent;
		}

		.discord-string-select-menu-option-slot::-webkit-scrollbar-thumb {
			border-radius: 10px;
			background-color: rgba(0, 0, 0, 0.3);
		}

		.discord-string-select-menu-label {
			width: 100%;
		}

		.discord-string-select-inside-menu {
			padding: 8px 8px 8px 12px;
			display: flex;
			align-items: center;
			justify-content: space-between;
		}

		.discord-string-select-menu-hidden {
			display: none;
		}

		.discord-string-select-menu-disabled {
			cursor: not-allowed !important;
			opacity: 0.5;
		}

		.discord-string-select-inside-menu:hover {
			border-color: black;
			cursor: pointer;
		}

		.discord-string-select-menu-rotated {
			transform: rotate(-180deg);
		}

		.discord-expand-more-icon {
			margin-left: auto;
		}
	`;#e=(Xt(this,d),Xt(this,n,void 0));get disabled(){return this.#e}set disabled(f){this.#e=f}#t=(Xt(this,p),Xt(this,l,"Make a selection"));get placeholder(){return this.#t}set placeholder(f){this.#t=f}#i=(Xt(this,o),Xt(this,v,!1));get lightTheme(){return this.#i}set lightTheme(f){this.#i=f}render(){return u`
			<label
				class="${ge({"discord-string-select-menu-label":!0,"discord-string-select-menu":!0,"discord-string-select-menu-disabled":this.disabled})}"
			>
				<span>${this.placeholder}</span> ${Gi({class:"discord-expand-more-icon"})}
				<span class="discord-string-select-menu-hidden"><input type="checkbox" @click=${this._onClick} /></span>
			</label>
			<div class="discord-string-select-menu-option-slot discord-string-select-menu-hidden"><slot></slot></div>
		`}_onClick(){let f=this.shadowRoot?.querySelectorAll("svg.discord-expand-more-icon").item(0),$=this.shadowRoot?.querySelectorAll("div.discord-string-select-menu-option-slot").item(0);this.shadowRoot?.querySelectorAll("label.discord-string-select-menu").item(0)?.className.includes("discord-string-select-menu-disabled")||($?.className.includes("discord-string-select-menu-hidden")?($?.setAttribute("class","discord-string-select-menu-option-slot"),f?.setAttribute("class","discord-expand-more-icon discord-string-select-menu-rotated")):($?.setAttribute("class","discord-string-select-menu-option-slot discord-string-select-menu-hidden"),f?.setAttribute("class","discord-expand-more-icon")))}constructor(){super(...arguments),Xt(this,g)}static{Xt(t,s)}};return c=t})();var mi=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},nt=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Am=(()=>{let i=[Q("discord-string-select-menu-option")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[];var I=class extends a{static{t=this}static{let A=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({reflect:!0,attribute:"emoji"})],p=[_({reflect:!0,attribute:"emoji-name"})],o=[_({attribute:"label"})],g=[_({attribute:"description"})],f=[_({reflect:!1,noAccessor:!0,attribute:!1})],Z=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],mi(this,null,d,{kind:"accessor",name:"emoji",static:!1,private:!1,access:{has:k=>"emoji"in k,get:k=>k.emoji,set:(k,C)=>{k.emoji=C}},metadata:A},r,n),mi(this,null,p,{kind:"accessor",name:"emojiName",static:!1,private:!1,access:{has:k=>"emojiName"in k,get:k=>k.emojiName,set:(k,C)=>{k.emojiName=C}},metadata:A},m,l),mi(this,null,o,{kind:"accessor",name:"label",static:!1,private:!1,access:{has:k=>"label"in k,get:k=>k.label,set:(k,C)=>{k.label=C}},metadata:A},b,v),mi(this,null,g,{kind:"accessor",name:"description",static:!1,private:!1,access:{has:k=>"description"in k,get:k=>k.description,set:(k,C)=>{k.description=C}},metadata:A},h,c),mi(this,null,f,{kind:"accessor",name:"selectOption",static:!1,private:!1,access:{has:k=>"selectOption"in k,get:k=>k.selectOption,set:(k,C)=>{k.selectOption=C}},metadata:A},$,D),mi(this,null,Z,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:k=>"lightTheme"in k,get:k=>k.lightTheme,set:(k,C)=>{k.lightTheme=C}},metadata:A},x,y),mi(null,e={value:t},i,{kind:"class",name:t.name,metadata:A},null,s),I=t=e.value,A&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:A})}static styles=R`
		label {
			display: flex;
			align-items: center;
			max-width: 400px;
			padding: 8px 8px 8px 12px;
			gap: 10px;
			font-size: small;
			cursor: pointer;
		}

		label:hover {
			background-color: rgba(255, 255, 255, 0.1);
		}

		:host([light-theme]) {
			background-color: #f2f3f5 !important;
			border-color: #d9d9d9 !important;
			color: #2e3338;
		}

		:host([light-theme]) label:hover {
			background-color: rgba(204, 204, 204, 2) !important;
		}

		.discord-string-select-menu-option-emoji {
			margin-right: 4px;
			object-fit: contain;
			width: 1.375em;
			height: 1.375em;
			vertical-align: bottom;
		}

		.discord-string-select-menu-option-ellipsis-text {
			overflow: hidden;
			text-overflow: ellipsis;
			white-space: nowrap;
		}

		.discord-string-select-menu-option-hidden {
			display: none;
		}
	`;#e=nt(this,r,void 0);get emoji(){return this.#e}set emoji(A){this.#e=A}#t=(nt(this,n),nt(this,m,"emoji"));get emojiName(){return this.#t}set emojiName(A){this.#t=A}#i=(nt(this,l),nt(this,b,void 0));get label(){return this.#i}set label(A){this.#i=A}#a=(nt(this,v),nt(this,h,void 0));get description(){return this.#a}set description(A){this.#a=A}#s=(nt(this,c),nt(this,$,void 0));get selectOption(){return this.#s}set selectOption(A){this.#s=A}checkLabelIsProvided(){if(!this.label)throw new Re("The label of option is required")}#r=(nt(this,D),nt(this,x,!1));get lightTheme(){return this.#r}set lightTheme(A){this.#r=A}render(){return this.checkLabelIsProvided(),u`
			<label>
				${V(this.emoji,()=>V(this.emoji?.includes("http")||this.emoji?.startsWith("/")||this.emoji?.startsWith("./"),()=>u`<img
								src=${this.emoji}
								alt=${Y(this.emojiName)}
								draggable="true"
								class="discord-string-select-menu-option-emoji"
							/>`,()=>u`<span class="discord-string-select-menu-option-emoji">${this.emoji}</span>`))}
				<div class="discord-string-select-menu-option-ellipsis-text">
					<div class="discord-string-select-menu-option-ellipsis-text">
						<strong>${this.label}</strong>
					</div>
					${V(this.description,()=>u`<span>${this.description}</span>`)}
				</div>
				<span class="discord-string-select-menu-option-hidden"><input type="checkbox" @click=${()=>this.selectOption?.()} /></span>
			</label>
		`}constructor(){super(...arguments),nt(this,y)}static{nt(t,s)}};return I=t})();var ml=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Gr=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Om=(()=>{let i=[Q("discord-subscript")],e,s=[],t,a=U,d,r=[],n=[];var p=class extends a{static{t=this}static{let m=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],ml(this,null,d,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:l=>"lightTheme"in l,get:l=>l.lightTheme,set:(l,o)=>{l.lightTheme=o}},metadata:m},r,n),ml(null,e={value:t},i,{kind:"class",name:t.name,metadata:m},null,s),p=t=e.value,m&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:m})}static styles=R`
		small {
			display: block;
			color: color-mix(in oklab, hsl(214 calc(1 * 8.1%) 61.2% / 1) 100%, black 0%);
			font-size: 0.8125rem;
			line-height: 1.11719rem;
		}

		:host([light-theme]) > small {
			color: color-mix(in oklab, hsl(228 calc(1 * 5.2%) 38% / 1) 100%, black 0%);
		}
	`;#e=Gr(this,r,!1);get lightTheme(){return this.#e}set lightTheme(m){this.#e=m}render(){return u`
			<small>
				<span>
					<slot></slot>
				</span>
			</small>
		`}constructor(){super(...arguments),Gr(this,n)}static{Gr(t,s)}};return p=t})();var Vm=E`
	<path d="M4 0L0 4V8L4 12L8 8V4L4 0ZM7 7.59L4 10.59L1 7.59V4.41L4 1.41L7 4.41V7.59Z" fill="currentColor" />
	<path d="M2 4.83V7.17L4 9.17L6 7.17V4.83L4 2.83L2 4.83Z" fill="currentColor" />
`;function Yr(i={}){return u`<svg ${S(i)} aria-hidden="false" width="24" height="24" viewBox="0 0 8 12">${Vm}</svg>`}var Nm=E`
	<path
		fill="#3ba55c"
		fill-rule="evenodd"
		d="M17.7163041 15.36645368c-.0190957.02699568-1.9039523 2.6680735-2.9957762 2.63320406-3.0676659-.09785935-6.6733809-3.07188394-9.15694343-5.548738C3.08002193 9.9740657.09772497 6.3791404 0 3.3061316v-.024746C0 2.2060575 2.61386252.3152347 2.64082114.2972376c.7110335-.4971705 1.4917101-.3149497 1.80959713.1372281.19320342.2744561 2.19712724 3.2811005 2.42290565 3.6489167.09884826.1608492.14714912.3554431.14714912.5702838 0 .2744561-.07975258.5770327-.23701117.8751101-.1527655.2902036-.65262318 1.1664385-.89862055 1.594995.2673396.3768148.94804468 1.26429792 2.351016 2.66357424 1.39173858 1.39027775 2.28923588 2.07641807 2.67002628 2.34187563.4302146-.2452108 1.3086162-.74238132 1.5972981-.89423205.5447887-.28682915 1.0907006-.31944893 1.4568885-.08661115.3459689.2182151 3.3383754 2.21027167 3.6225641 2.41611376.2695862.19234426.4144887.5399137.4144887.91672846 0 .2969525-.089862.61190215-.2808189.88523346"
	/>
`;function Kr(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${Nm}</svg>`}var Pm=E`
	<g fill="none" fill-rule="evenodd">
		<path
			fill="#99AAB5"
			d="M0 14.25V18h3.75L14.81 6.94l-3.75-3.75L0 14.25zM17.71 4.04c.39-.39.39-1.02 0-1.41L15.37.29c-.39-.39-1.02-.39-1.41 0l-1.83 1.83 3.75 3.75 1.83-1.83z"
		/>
		<path d="M0 0h18v18H0" />
	</g>
`;function Jr(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${Pm}</svg>`}var Rm=E`
	<g fill="none" fill-rule="evenodd">
		<path d="M0 0h18v18H0z" />
		<path
			fill="#99AAB5"
			d="M3.2765961.00034226C6.344262.0982016 9.949977 3.0722262 12.43353953 5.54908026c2.48356254 2.47685405 5.4658595 6.07177934 5.56358447 9.14478814 0 1.1000741-2.61386252 2.9908969-2.64082114 3.008894-.7110335.4971705-1.4917101.3149497-1.80959713-.1372281-.19320342-.2744561-2.19712724-3.2811005-2.42290565-3.6489167-.09884826-.1608492-.14714912-.3554431-.14714912-.5702838 0-.2744561.07975258-.5770327.23701117-.8751101.1527655-.2902036.65262318-1.1664385.89862055-1.594995-.2673396-.3768148-.94804468-1.26429792-2.351016-2.66357424C8.3695281 6.8223767 7.4720308 6.1362364 7.0912404 5.87077883c-.4302146.2452108-1.3086162.74238132-1.5972981.89423205-.5447887.28682915-1.0907006.31944893-1.4568885.08661115C3.6910849 6.63340693.6986784 4.64135036.4144897 4.43550827.1449035 4.243164.000001 3.89559457.000001 3.5187798c0-.29695252.089862-.61190217.2808189-.88523348.0190957-.02699568 1.9039523-2.6680735 2.9957762-2.63320406z"
		/>
	</g>
`;function Xr(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${Rm}</svg>`}var Bm=E`
	<path
		d="m16.908 8.39684-8.29587-8.295827-1.18584 1.184157 1.18584 1.18584-4.14834 4.1475v.00167l-1.18583-1.18583-1.185 1.18583 3.55583 3.55502-4.740831 4.74 1.185001 1.185 4.74083-4.74 3.55581 3.555 1.185-1.185-1.185-1.185 4.1475-4.14836h.0009l1.185 1.185z"
		fill="#b9bbbe"
	/>
`;function eo(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${Bm}</svg>`}var Um=E`
	<path
		fill="#b9bbbe"
		fill-rule="evenodd"
		d="M1.575 9a2.25 2.25 0 0 0 0 3.18l.345.345c.128.128.323.15.488.075a2.25 2.25 0 0 1 3 3 .43.43 0 0 0 .06.48l.352.345a2.25 2.25 0 0 0 3.18 0l5.077-5.077a.75.75 0 0 1 1.02-1.02L16.425 9a2.25 2.25 0 0 0 0-3.18l-.345-.352a.42.42 0 0 0-.488-.06 2.25 2.25 0 0 1-3-3 .42.42 0 0 0-.068-.488l-.345-.345a2.25 2.25 0 0 0-3.18 0L7.671 2.903a.75.75 0 0 1-1.02 1.02zm7.508-4.725a.75.75 0 1 0-1.057 1.05l.517.525A.75.75 0 1 0 9.6 4.785l-.517-.525Zm2.063 2.063a.75.75 0 1 0-1.057 1.057l.517.525a.75.75 0 0 0 1.057-1.065l-.517-.525Zm2.063 2.063a.75.75 0 0 0-1.057 1.057l.517.525a.75.75 0 0 0 1.057-1.065l-.517-.525Z"
		clip-rule="evenodd"
	/>
`;function to(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${Um}</svg>`}var qm=E`
	<path
		d="M10 0C4.486 0 0 4.486 0 10C0 15.515 4.486 20 10 20C15.514 20 20 15.515 20 10C20 4.486 15.514 0 10 0ZM9 4H11V11H9V4ZM10 15.25C9.31 15.25 8.75 14.691 8.75 14C8.75 13.31 9.31 12.75 10 12.75C10.69 12.75 11.25 13.31 11.25 14C11.25 14.691 10.69 15.25 10 15.25Z"
		fill-rule="evenodd"
		clip-rule="evenodd"
		fill="currentColor"
	/>
`;function io(i={}){return u`<svg ${S(i)} aria-hidden="false" width="20" height="20" viewBox="0 0 20 20">${qm}</svg>`}var Fm=E`
	<path
		xmlns="http://www.w3.org/2000/svg"
		d="M18.4 4L12 10.4L5.6 4L4 5.6L10.4 12L4 18.4L5.6 20L12 13.6L18.4 20L20 18.4L13.6 12L20 5.6L18.4 4Z"
		fill="#ed4245"
	/>
`;function so(i={}){return u`<svg ${S(i)} aria-hidden="false" width="20" height="20" viewBox="0 0 20 20">${Fm}</svg>`}var Zm=E`
	<path
		fill="currentColor"
		d="M5.43309 21C5.35842 21 5.30189 20.9325 5.31494 20.859L5.99991 17H2.14274C2.06819 17 2.01168 16.9327 2.02453 16.8593L2.33253 15.0993C2.34258 15.0419 2.39244 15 2.45074 15H6.34991L7.40991 9H3.55274C3.47819 9 3.42168 8.93274 3.43453 8.85931L3.74253 7.09931C3.75258 7.04189 3.80244 7 3.86074 7H7.75991L8.45234 3.09903C8.46251 3.04174 8.51231 3 8.57049 3H10.3267C10.4014 3 10.4579 3.06746 10.4449 3.14097L9.75991 7H15.7599L16.4523 3.09903C16.4625 3.04174 16.5123 3 16.5705 3H18.3267C18.4014 3 18.4579 3.06746 18.4449 3.14097L17.7599 7H21.6171C21.6916 7 21.7481 7.06725 21.7353 7.14069L21.4273 8.90069C21.4172 8.95811 21.3674 9 21.3091 9H17.4099L17.0495 11.04H15.05L15.4104 9H9.41035L8.35035 15H10.5599V17H7.99991L7.30749 20.901C7.29732 20.9583 7.24752 21 7.18934 21H5.43309Z"
	/>
	<path
		fill="currentColor"
		d="M13.4399 12.96C12.9097 12.96 12.4799 13.3898 12.4799 13.92V20.2213C12.4799 20.7515 12.9097 21.1813 13.4399 21.1813H14.3999C14.5325 21.1813 14.6399 21.2887 14.6399 21.4213V23.4597C14.6399 23.6677 14.8865 23.7773 15.0408 23.6378L17.4858 21.4289C17.6622 21.2695 17.8916 21.1813 18.1294 21.1813H22.5599C23.0901 21.1813 23.5199 20.7515 23.5199 20.2213V13.92C23.5199 13.3898 23.0901 12.96 22.5599 12.96H13.4399Z"
	/>
`;function ao(i={}){return u`<svg ${S(i)} aria-hidden="false" width="24" height="24" viewBox="0 0 24 24">${Zm}</svg>`}var Wm=E`
	<g fill="none" fill-rule="evenodd">
		<path d="M18 0H0v18h18z" />
		<path fill="#3ba55c" d="M0 8h14.2l-3.6-3.6L12 3l6 6-6 6-1.4-1.4 3.6-3.6H0" />
	</g>
`;function ro(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${Wm}</svg>`}var Qm=E`
	<g fill="none" fill-rule="evenodd" stroke="none" stroke-width="1">
		<path d="M18 0H0v18h18z" />
		<path fill="#ed4245" d="M3.8 8l3.6-3.6L6 3 0 9l6 6 1.4-1.4L3.8 10H18V8" />
	</g>
`;function oo(i={}){return u`<svg ${S(i)} aria-hidden="false" width="18" height="18" viewBox="0 0 18 18">${Qm}</svg>`}var es=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},_t=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Gm=(()=>{let i=[Q("discord-system-message")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[];var Z=class extends a{static{t=this}static{let x=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:String})],p=[_({reflect:!0,attribute:"type"})],o=[_({type:Boolean,reflect:!0,attribute:"channel-name"})],g=[_({type:Boolean,reflect:!0,attribute:"has-thread"})],f=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],es(this,null,d,{kind:"accessor",name:"timestamp",static:!1,private:!1,access:{has:y=>"timestamp"in y,get:y=>y.timestamp,set:(y,I)=>{y.timestamp=I}},metadata:x},r,n),es(this,null,p,{kind:"accessor",name:"type",static:!1,private:!1,access:{has:y=>"type"in y,get:y=>y.type,set:(y,I)=>{y.type=I}},metadata:x},m,l),es(this,null,o,{kind:"accessor",name:"channelName",static:!1,private:!1,access:{has:y=>"channelName"in y,get:y=>y.channelName,set:(y,I)=>{y.channelName=I}},metadata:x},b,v),es(this,null,g,{kind:"accessor",name:"hasThread",static:!1,private:!1,access:{has:y=>"hasThread"in y,get:y=>y.hasThread,set:(y,I)=>{y.hasThread=I}},metadata:x},h,c),es(this,null,f,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:y=>"lightTheme"in y,get:y=>y.lightTheme,set:(y,I)=>{y.lightTheme=I}},metadata:x},$,D),es(null,e={value:t},i,{kind:"class",name:t.name,metadata:x},null,s),Z=t=e.value,x&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:x})}static styles=R`
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
	`;#e=_t(this,r,new Date);get timestamp(){return this.#e}set timestamp(x){this.#e=x}#t=(_t(this,n),_t(this,m,"join"));get type(){return this.#t}set type(x){this.#t=x}#i=(_t(this,l),_t(this,b,!1));get channelName(){return this.#i}set channelName(x){this.#i=x}#a=(_t(this,v),_t(this,h,!1));get hasThread(){return this.#a}set hasThread(x){this.#a=x}#s=(_t(this,c),_t(this,$,!1));get lightTheme(){return this.#s}set lightTheme(x){this.#s=x}checkType(){if(typeof this.type!="string")throw new TypeError("DiscordSystemMessage `type` prop must be a string.");if(!["join","leave","call","missed-call","boost","edit","thread","pin","alert","error","upgrade"].includes(this.type))throw new RangeError("DiscordSystemMessage `type` prop must be one of: 'join', 'leave', 'call', 'missed-call', 'boost', 'edit', 'thread', 'pin', 'alert', 'upgrade', 'error'")}willUpdate(){this.hasThread=Array.from(this.children).some(x=>x.tagName.toLowerCase()==="discord-thread")}render(){return this.timestamp=Jt(this.timestamp),this.checkType(),u`<div class="discord-message-icon">
				${Ji(this.type,[["join",()=>ro()],["leave",()=>oo()],["call",()=>Kr()],["missed-call",()=>Xr()],["edit",()=>Jr()],["boost",()=>Yr()],["thread",()=>ao()],["pin",()=>eo()],["alert",()=>io()],["error",()=>so()],["upgrade",()=>to()]])}
			</div>
			<div class="discord-message-content">
				<span>
					<slot></slot>
					<span class="discord-message-timestamp">${this.timestamp}</span>
				</span>
				<slot name="reactions"></slot>
				<slot name="thread"></slot>
			</div>`}constructor(){super(...arguments),_t(this,D)}static{_t(t,s)}};return Z=t})();var Ba=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},fi=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Ym=(()=>{let i=[Q("discord-tenor-video")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[];var g=class extends a{static{t=this}static{let h=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_({type:Number})],o=[_({type:Number})],Ba(this,null,d,{kind:"accessor",name:"url",static:!1,private:!1,access:{has:c=>"url"in c,get:c=>c.url,set:(c,f)=>{c.url=f}},metadata:h},r,n),Ba(this,null,p,{kind:"accessor",name:"height",static:!1,private:!1,access:{has:c=>"height"in c,get:c=>c.height,set:(c,f)=>{c.height=f}},metadata:h},m,l),Ba(this,null,o,{kind:"accessor",name:"width",static:!1,private:!1,access:{has:c=>"width"in c,get:c=>c.width,set:(c,f)=>{c.width=f}},metadata:h},b,v),Ba(null,e={value:t},i,{kind:"class",name:t.name,metadata:h},null,s),g=t=e.value,h&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:h})}static styles=R`
		:host {
			color: #dcddde;
			display: flex;
			font-size: 13px;
			line-height: 150%;
			margin-bottom: 8px;
			margin-top: 8px;
		}

		.discord-tenor-video-wrapper {
			max-width: 169px;
			width: 100%;
			cursor: pointer;
			display: block;
			position: relative;
			-webkit-user-select: text;
			-moz-user-select: text;
			user-select: text;
			overflow: hidden;
			border-radius: 3px;
		}

		.discord-tenor-video {
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
			left: 0px;
			top: 0px;
		}

		.discord-tenor-video-original-link {
			position: absolute;
			top: 0;
			right: 0;
			bottom: 0;
			left: 0;
			z-index: 1;
		}

		.discord-tenor-video-image-accessory {
			position: absolute;
			top: 6px;
			left: 6px;
			z-index: 3;
		}

		.discord-tenor-video-gif-tag {
			background-image: url('data:image/svg+xml;base64,PHN2ZyBmaWxsPSJub25lIiBoZWlnaHQ9IjIyIiB2aWV3Qm94PSIwIDAgMjkgMjIiIHdpZHRoPSIyOSIgeG1sbnM9Imh0dHA6Ly93d3cudzMub3JnLzIwMDAvc3ZnIiB4bWxuczp4bGluaz0iaHR0cDovL3d3dy53My5vcmcvMTk5OS94bGluayI+PGNsaXBQYXRoIGlkPSJhIj48cGF0aCBkPSJtMCAwaDI5djIyaC0yOXoiLz48L2NsaXBQYXRoPjxnIGNsaXAtcGF0aD0idXJsKCNhKSI+PHBhdGggZD0ibTI2IDBoLTIzYy0xLjY1Njg1IDAtMyAxLjM0MzE1LTMgM3YxNmMwIDEuNjU2OSAxLjM0MzE1IDMgMyAzaDIzYzEuNjU2OSAwIDMtMS4zNDMxIDMtM3YtMTZjMC0xLjY1Njg1LTEuMzQzMS0zLTMtM3oiIGZpbGw9IiMyMDIyMjUiIGZpbGwtb3BhY2l0eT0iLjgiLz48ZyBmaWxsPSIjZmZmIj48cGF0aCBkPSJtOC4wMTcyNSAxNi4yMDU0Yy0uODQxIDAtMS41ODUzNC0uMjE3NS0yLjIzMy0uNjUyNS0uNjQ3NjctLjQzNS0xLjE1MDM0LTEuMDQ0LTEuNTA4LTEuODI3LS4zNTc2Ny0uNzkyNi0uNTM2NS0xLjcwMTMtLjUzNjUtMi43MjYgMC0xLjAxNDk3LjE4ODUtMS45MTM5Ny41NjU1LTIuNjk2OTcuMzg2NjYtLjc4My45NDI1LTEuMzk2ODMgMS42Njc1LTEuODQxNS43MzQ2Ni0uNDQ0NjYgMS42MDk1LS42NjcgMi42MjQ1LS42NjcuODYwMzMgMCAxLjYyODg1LjE4MzY3IDIuMzA1NDUuNTUxLjY4NjQuMzY3MzQgMS4yMDM1Ljg4NDUgMS41NTE1IDEuNTUxNWwtMS42Mzg1IDEuMTc0NWMtLjQ5My0uOTA4NjYtMS4yMjc2Mi0xLjM2My0yLjIwMzk1LTEuMzYzLS44ODkzNCAwLTEuNTcwODQuMjktMi4wNDQ1Ljg3LS40NzM2Ny41NzAzNC0uNzEwNSAxLjM3NzUtLjcxMDUgMi40MjE0NyAwIDEuMDUzNy4yMzY4MyAxLjg2NTcuNzEwNSAyLjQzNi40NzM2Ni41NzA0IDEuMTU1MTYuODU1NSAyLjA0NDUuODU1NS4zOTYzMyAwIC43NTg4My0uMDcyNSAxLjA4NzUtLjIxNzUuMzM4MzUtLjE1NDYuNTk5MzUtLjM2MjUuNzgyOTUtLjYyMzV2LTEuMjQ3aC0yLjMwNTQ1di0xLjg4NWg0LjM2NDQ1djUuNjg0aC0xLjcxMWwtLjI3NTUtLjk1N2MtLjU3MDI5Ljc3MzQtMS40MTYxMiAxLjE2LTIuNTM3NDUgMS4xNnoiLz48cGF0aCBkPSJtMTYuNTQ0NCAxNi4wMDI0aC0yLjExN3YtMTAuMDA0OTdoMi4xMTd6Ii8+PHBhdGggZD0ibTIwLjY5MzMgMTYuMDAyNGgtMi4xMTd2LTEwLjAwNDk3aDYuNjg0NXYxLjkxNGgtNC41Njc1djIuMzc3OTdoMy43MTJ2MS45MTRoLTMuNzEyeiIvPjwvZz48L2c+PC9zdmc+');
			width: 29px;
			height: 22px;
		}
	`;#e=fi(this,r,void 0);get url(){return this.#e}set url(h){this.#e=h}#t=(fi(this,n),fi(this,m,void 0));get height(){return this.#t}set height(h){this.#t=h}#i=(fi(this,l),fi(this,b,void 0));get width(){return this.#i}set width(h){this.#i=h}render(){return u`
			<div class="discord-tenor-video-wrapper" height=${Y(this.height)} width=${Y(this.width)}>
				<a target="_blank" class="discord-tenor-video-original-link" href=${Y(this.url)}> </a>
				<video
					autoplay
					muted
					loop
					preload="auto"
					src=${Y(this.url)}
					class="discord-tenor-video"
					height=${Y(this.height)}
					width=${Y(this.width)}
				></video>
				<div class="discord-tenor-video-image-accessory">
					<div class="discord-tenor-video-gif-tag"></div>
				</div>
			</div>
		`}constructor(){super(...arguments),fi(this,v)}static{fi(t,s)}};return g=t})();var Ua=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},pi=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Km=(()=>{let i=[Q("discord-thread")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[];var g=class extends a{static{t=this}static{let h=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],Ua(this,null,d,{kind:"accessor",name:"name",static:!1,private:!1,access:{has:c=>"name"in c,get:c=>c.name,set:(c,f)=>{c.name=f}},metadata:h},r,n),Ua(this,null,p,{kind:"accessor",name:"cta",static:!1,private:!1,access:{has:c=>"cta"in c,get:c=>c.cta,set:(c,f)=>{c.cta=f}},metadata:h},m,l),Ua(this,null,o,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:c=>"lightTheme"in c,get:c=>c.lightTheme,set:(c,f)=>{c.lightTheme=f}},metadata:h},b,v),Ua(null,e={value:t},i,{kind:"class",name:t.name,metadata:h},null,s),g=t=e.value,h&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:h})}static styles=R`
		:host {
			background-color: #2f3136;
			border-radius: 4px;
			cursor: pointer;
			margin-top: 8px;
			max-width: 480px;
			min-width: 0;
			padding: 8px;
			display: inline-flex;
			width: fit-content;
			flex-direction: column;
		}

		:host([light-theme]) {
			background-color: #f2f3f5;
		}

		:host .discord-thread-top {
			display: flex;
		}

		:host .discord-thread-bottom {
			font-size: 0.875rem;
			line-height: 1.125rem;
			align-items: center;
			color: #b9bbbe;
			display: flex;
			margin-top: 2px;
			white-space: nowrap;
		}

		:host([light-theme]) .discord-thread-bottom {
			color: #4f5660;
		}

		:host .discord-thread-name {
			font-size: 0.875rem;
			font-weight: 600;
			line-height: 1.125rem;
			color: white;
			margin-right: 8px;
			overflow: hidden;
			text-overflow: ellipsis;
			white-space: nowrap;
		}

		:host([light-theme]) .discord-thread-name {
			color: #060607;
		}

		:host .discord-thread-cta {
			color: #00aff4;
			flex-shrink: 0;
			font-size: 0.875rem;
			font-weight: 600;
			line-height: 1.125rem;
		}

		:host .discord-thread-cta:hover {
			text-decoration: underline;
		}

		.discord-thread:hover .discord-thread-cta {
			text-decoration: underline;
		}
	`;#e=pi(this,r,"Thread");get name(){return this.#e}set name(h){this.#e=h}#t=(pi(this,n),pi(this,m,"See Thread"));get cta(){return this.#t}set cta(h){this.#t=h}#i=(pi(this,l),pi(this,b,!1));get lightTheme(){return this.#i}set lightTheme(h){this.#i=h}render(){return u`
			<div class="discord-thread-top">
				<span class="discord-thread-name">${this.name}</span>
				<span class="discord-thread-cta" aria-hidden="true"> ${this.cta} › </span>
			</div>
			<span class="discord-thread-bottom">
				<slot></slot>
			</span>
		`}constructor(){super(...arguments),pi(this,v)}static{pi(t,s)}};return g=t})();var yt=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},Le=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},Jm=(()=>{let i=[Q("discord-thread-message")],e,s=[],t,a=U,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[],g,h=[],c=[],f,$=[],D=[],Z,x=[],y=[],I,A=[],k=[],C,B=[],re=[],pe,W=[],j=[],ne,te=[],K=[];var de=class extends a{static{t=this}static{let q=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[_()],g=[_({type:Boolean})],f=[_({type:Boolean})],Z=[_({type:Boolean})],I=[_({type:Boolean})],C=[_({attribute:"role-color"})],pe=[_({attribute:"relative-timestamp"})],ne=[ae({context:ce}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],yt(this,null,d,{kind:"accessor",name:"profile",static:!1,private:!1,access:{has:z=>"profile"in z,get:z=>z.profile,set:(z,T)=>{z.profile=T}},metadata:q},r,n),yt(this,null,p,{kind:"accessor",name:"author",static:!1,private:!1,access:{has:z=>"author"in z,get:z=>z.author,set:(z,T)=>{z.author=T}},metadata:q},m,l),yt(this,null,o,{kind:"accessor",name:"avatar",static:!1,private:!1,access:{has:z=>"avatar"in z,get:z=>z.avatar,set:(z,T)=>{z.avatar=T}},metadata:q},b,v),yt(this,null,g,{kind:"accessor",name:"bot",static:!1,private:!1,access:{has:z=>"bot"in z,get:z=>z.bot,set:(z,T)=>{z.bot=T}},metadata:q},h,c),yt(this,null,f,{kind:"accessor",name:"server",static:!1,private:!1,access:{has:z=>"server"in z,get:z=>z.server,set:(z,T)=>{z.server=T}},metadata:q},$,D),yt(this,null,Z,{kind:"accessor",name:"verified",static:!1,private:!1,access:{has:z=>"verified"in z,get:z=>z.verified,set:(z,T)=>{z.verified=T}},metadata:q},x,y),yt(this,null,I,{kind:"accessor",name:"edited",static:!1,private:!1,access:{has:z=>"edited"in z,get:z=>z.edited,set:(z,T)=>{z.edited=T}},metadata:q},A,k),yt(this,null,C,{kind:"accessor",name:"roleColor",static:!1,private:!1,access:{has:z=>"roleColor"in z,get:z=>z.roleColor,set:(z,T)=>{z.roleColor=T}},metadata:q},B,re),yt(this,null,pe,{kind:"accessor",name:"relativeTimestamp",static:!1,private:!1,access:{has:z=>"relativeTimestamp"in z,get:z=>z.relativeTimestamp,set:(z,T)=>{z.relativeTimestamp=T}},metadata:q},W,j),yt(this,null,ne,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:z=>"lightTheme"in z,get:z=>z.lightTheme,set:(z,T)=>{z.lightTheme=T}},metadata:q},te,K),yt(null,e={value:t},i,{kind:"class",name:t.name,metadata:q},null,s),de=t=e.value,q&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:q})}static styles=R`
		:host {
			height: 18px;
			min-width: 0;
			display: flex;
			align-items: center;
			font-size: 0.875rem;
			line-height: 1.125rem;
		}

		:host .discord-thread-message-avatar {
			margin-right: 8px;
			flex: 0 0 auto;
			width: 16px;
			height: 16px;
			border-radius: 50%;
			user-select: none;
		}

		:host .discord-thread-message-username {
			flex-shrink: 0;
			font-size: inherit;
			line-height: inherit;
			margin-right: 0.25rem;
			opacity: 0.64;
			color: white;
			display: inline;
			vertical-align: baseline;
			position: relative;
			overflow: hidden;
		}

		:host([light-theme]) .discord-thread-message-username {
			color: #060607;
		}

		:host .discord-application-tag {
			background-color: #5865f2;
			color: #fff;
			font-size: 0.65em;
			margin-right: 5px;
			border-radius: 3px;
			line-height: 100%;
			text-transform: uppercase;
			display: flex;
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

		:host .discord-thread-message-content {
			display: flex;
			align-items: baseline;
		}

		:host .discord-message-edited {
			color: #72767d;
			font-size: 10px;
			margin-left: 5px;
		}

		:host .discord-thread-message-timestamp {
			color: #72767d;
			flex-shrink: 0;
			margin-left: 8px;
			font-size: 0.875rem;
			line-height: 1.125rem;
		}

		:host([light-theme]) .discord-thread-message-timestamp,
		:host([light-theme]) .discord-message-edited {
			color: #747f8d;
		}
	`;#e=Le(this,r,void 0);get profile(){return this.#e}set profile(q){this.#e=q}#t=(Le(this,n),Le(this,m,"User"));get author(){return this.#t}set author(q){this.#t=q}#i=(Le(this,l),Le(this,b,void 0));get avatar(){return this.#i}set avatar(q){this.#i=q}#a=(Le(this,v),Le(this,h,!1));get bot(){return this.#a}set bot(q){this.#a=q}#s=(Le(this,c),Le(this,$,!1));get server(){return this.#s}set server(q){this.#s=q}#r=(Le(this,D),Le(this,x,!1));get verified(){return this.#r}set verified(q){this.#r=q}#n=(Le(this,y),Le(this,A,!1));get edited(){return this.#n}set edited(q){this.#n=q}#o=(Le(this,k),Le(this,B,void 0));get roleColor(){return this.#o}set roleColor(q){this.#o=q}#l=(Le(this,re),Le(this,W,"1m ago"));get relativeTimestamp(){return this.#l}set relativeTimestamp(q){this.#l=q}#d=(Le(this,j),Le(this,te,!1));get lightTheme(){return this.#d}set lightTheme(q){this.#d=q}resolveAvatar(q){return Pe[q]??q??Pe.default}render(){let q={author:this.author,bot:this.bot,verified:this.verified,server:this.server,roleColor:this.roleColor},z=Reflect.get(ht,this.profile)??{},T={...q,...z,avatar:this.resolveAvatar(z.avatar??this.avatar)};return u`<img src=${Y(T.avatar)} class="discord-thread-message-avatar" alt=${Y(T.author)} />
			${V(T.bot&&!T.server,()=>u`<span class="discord-application-tag"> ${T.verified?Ie():null} App </span>`)}
			${V(T.server&&!T.bot,()=>u`<span class="discord-application-tag">Server</span>`)}
			<span class="discord-thread-message-username" style=${Qe({color:T.roleColor})}> ${T.author} </span>
			<div class="discord-thread-message-content">
				<slot></slot>
				${V(this.edited,()=>u`<span class="discord-message-edited">(edited)</span>`)}
			</div>
			<span class="discord-thread-message-timestamp">${this.relativeTimestamp}</span>`}constructor(){super(...arguments),Le(this,K)}static{Le(t,s)}};return de=t})();var Xm=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},ef=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},tf=(()=>{let i=[Q("discord-time")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;Xm(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r})}static styles=R`
		:host {
			white-space: nowrap;
			background-color: #ffffff0f;
			border-radius: 3px;
			padding: 0 2px;
		}
	`;render(){return u`<slot></slot>`}static{ef(t,s)}};return d=t})();var sf=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},af=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},rf=(()=>{let i=[Q("discord-underlined")],e,s=[],t,a=U;var d=class extends a{static{t=this}static{let r=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;sf(null,e={value:t},i,{kind:"class",name:t.name,metadata:r},null,s),d=t=e.value,r&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:r}),af(t,s)}render(){return u`
			<u>
				<slot></slot>
			</u>
		`}};return d=t})();var fl=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},no=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},of=(()=>{let i=[Q("discord-unordered-list")],e,s=[],t,a=U,d,r=[],n=[];var p=class extends a{static{t=this}static{let m=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_({type:Boolean,reflect:!0})],fl(this,null,d,{kind:"accessor",name:"nested",static:!1,private:!1,access:{has:l=>"nested"in l,get:l=>l.nested,set:(l,o)=>{l.nested=o}},metadata:m},r,n),fl(null,e={value:t},i,{kind:"class",name:t.name,metadata:m},null,s),p=t=e.value,m&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:m})}static styles=R`
		:host > ul {
			list-style-image: initial;
			list-style: disc;
			list-style-position: outside;
			margin: 4px 0 0 16px;
			padding: 0px;
		}

		:host([nested]) > ul {
			list-style: circle;
		}
	`;#e=no(this,r,!1);get nested(){return this.#e}set nested(m){this.#e=m}checkChildren(){if(!Array.from(this.children).every(l=>{let o=l.tagName.toLowerCase();return o==="discord-list-item"||o==="discord-unordered-list"||o==="discord-ordered-list"}))throw new Re("All direct children inside of a <discord-unordered-list> components must be one of <discord-unordered-list>, <discord-ordered-list>, or <discord-list-item>.")}willUpdate(){(this.parentElement?.tagName.toLowerCase()==="discord-unordered-list"||this.parentElement?.tagName.toLowerCase()==="discord-ordered-list")&&(this.nested=!0)}render(){return this.checkChildren(),u`<ul>
			<slot></slot>
		</ul>`}constructor(){super(...arguments),no(this,n)}static{no(t,s)}};return p=t})();var nf=E`
	<path fill="currentColor" d="M4 6c0-1.1.9-2 2-2h3a1 1 0 0 0 0-2H6a4 4 0 0 0-4 4v3a1 1 0 0 0 2 0V6ZM4 18c0 1.1.9 2 2 2h3a1 1 0 1 1 0 2H6a4 4 0 0 1-4-4v-3a1 1 0 1 1 2 0v3ZM18 4a2 2 0 0 1 2 2v3a1 1 0 1 0 2 0V6a4 4 0 0 0-4-4h-3a1 1 0 1 0 0 2h3ZM20 18a2 2 0 0 1-2 2h-3a1 1 0 1 0 0 2h3a4 4 0 0 0 4-4v-3a1 1 0 1 0-2 0v3Z"></path>
`;function lo(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="24" height="24" fill="none" viewBox="0 0 24 24">${nf}</svg>`}var lf=E`
	<path fill="currentColor" d="M6 4a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1H6ZM15 4a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h3a1 1 0 0 0 1-1V5a1 1 0 0 0-1-1h-3Z"></path>
`;function co(i={}){return u`<svg ${S(i)} aria-hidden="true" role="img" width="16" height="16" fill="none" viewBox="0 0 24 24">${lf}</svg>`}var qa=function(i,e,s,t,a,d){function r(f){if(f!==void 0&&typeof f!="function")throw new TypeError("Function expected");return f}for(var n=t.kind,p=n==="getter"?"get":n==="setter"?"set":"value",m=!e&&i?t.static?i:i.prototype:null,l=e||(m?Object.getOwnPropertyDescriptor(m,t.name):{}),o,b=!1,v=s.length-1;v>=0;v--){var g={};for(var h in t)g[h]=h==="access"?{}:t[h];for(var h in t.access)g.access[h]=t.access[h];g.addInitializer=function(f){if(b)throw new TypeError("Cannot add initializers after decoration has completed");d.push(r(f||null))};var c=(0,s[v])(n==="accessor"?{get:l.get,set:l.set}:l[p],g);if(n==="accessor"){if(c===void 0)continue;if(c===null||typeof c!="object")throw new TypeError("Object expected");(o=r(c.get))&&(l.get=o),(o=r(c.set))&&(l.set=o),(o=r(c.init))&&a.unshift(o)}else(o=r(c))&&(n==="field"?a.unshift(o):l[p]=o)}m&&Object.defineProperty(m,t.name,l),b=!0},gi=function(i,e,s){for(var t=arguments.length>2,a=0;a<e.length;a++)s=t?e[a].call(i,s):e[a].call(i);return t?s:void 0},df=(()=>{let i=[Q("discord-video-attachment")],e,s=[],t,a=ma,d,r=[],n=[],p,m=[],l=[],o,b=[],v=[];var g=class extends a{static{t=this}static{let h=typeof Symbol=="function"&&Symbol.metadata?Object.create(a[Symbol.metadata]??null):void 0;d=[_()],p=[_()],o=[ae({context:ce,subscribe:!0}),_({type:Boolean,reflect:!0,attribute:"light-theme"})],qa(this,null,d,{kind:"accessor",name:"href",static:!1,private:!1,access:{has:c=>"href"in c,get:c=>c.href,set:(c,f)=>{c.href=f}},metadata:h},r,n),qa(this,null,p,{kind:"accessor",name:"poster",static:!1,private:!1,access:{has:c=>"poster"in c,get:c=>c.poster,set:(c,f)=>{c.poster=f}},metadata:h},m,l),qa(this,null,o,{kind:"accessor",name:"lightTheme",static:!1,private:!1,access:{has:c=>"lightTheme"in c,get:c=>c.lightTheme,set:(c,f)=>{c.lightTheme=f}},metadata:h},b,v),qa(null,e={value:t},i,{kind:"class",name:t.name,metadata:h},null,s),g=t=e.value,h&&Object.defineProperty(t,Symbol.metadata,{enumerable:!0,configurable:!0,writable:!0,value:h})}static styles=[pa,fa,ua,R`
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

				--seek-before-width: 0%;
				--buffered-width: 0%;
				--volume-slider-opacity: 0;
			}

			:host .discord-button-download-attachment {
				top: 5px !important;
				right: 8px !important;
			}

			.discord-video-attachment-one-by-one-grid {
				max-width: 100%;
				border-radius: 8px;
				overflow: hidden;
				display: inline-block;
				width: -moz-fit-content;
				width: fit-content;
				max-height: 350px;
			}

			.discord-media-attachment-mosaic-item-media {
				overflow: hidden;
				align-items: start;
				justify-self: auto !important;
			}

			.discord-video-attachment-image-wrapper {
				display: block;
				max-height: inherit;
				margin: auto;
				width: 550px;
				height: 100%;
				flex: auto;
				position: relative;
				-webkit-user-select: text;
				-moz-user-select: text;
				user-select: text;
				overflow: hidden;
				border-radius: 3px;
			}

			.discord-video-attachment-loading-overlay {
				aspect-ratio: 1.74603 / 1;
				width: 100%;
				height: 100%;
			}

			.discord-video-attachment-wrapper {
				height: 100%;
				width: 100%;
				max-height: inherit;
				position: relative;
				overflow: hidden;
				border-radius: 3px;
				color: hsl(0 calc(1 * 0%) 100% / 1);
				-webkit-user-select: none;
				-moz-user-select: none;
				user-select: none;
				background-color: hsl(225 calc(1 * 6.3%) 12.5% / 1);
			}

			.discord-video-attachment-wrapper-light-theme.discord-video-attachment-wrapper {
				background-color: hsl(0 calc(1 * 0%) 97.6% / 1);
			}

			.discord-video-attachment-video-container {
				width: 100%;
				height: 100%;
				max-height: inherit;
				object-fit: cover;
				position: relative;
				display: block;
				-o-object-fit: cover;
				border-radius: 3px;
			}

			.discord-video-attachment-video-container::-webkit-media-controls-enclosure {
				display: none !important;
			}

			.discord-video-attachment-video-controls {
				position: absolute;
				left: 0;
				right: 0;
				bottom: -10px;
				padding-bottom: 10px;
				width: 100%;
				display: flex;
				align-items: center;
				background-color: hsl(0 calc(1 * 0%) 0% / 0.6);
				height: 32px;
			}

			.discord-video-attachment-video-button {
				margin-right: 8px;
			}

			.discord-video-attachment-control-icon {
				display: block;
				width: 24px;
				height: 24px;
				padding: 4px;
				cursor: pointer;
				flex: 0 0 auto;
				opacity: 0.6;
			}

			.discord-video-attachment-duration-time-wrapper {
				flex: 0 0 auto;
				margin: 4px;
				height: 12px;
			}

			.discord-video-attachment-duration-time-display {
				font-weight: 500;
				display: inline-block;
				font-family:
					'gg mono', 'Source Code Pro', Consolas, 'Andale Mono WT', 'Andale Mono', 'Lucida Console', 'Lucida Sans Typewriter',
					'DejaVu Sans Mono', 'Bitstream Vera Sans Mono', 'Liberation Mono', 'Nimbus Mono L', Monaco, 'Courier New', Courier, monospace;
				font-size: 12px;
				line-height: 12px;
				vertical-align: text-top;
			}

			.discord-video-attachment-duration-time-separator {
				margin: 0 2px;
			}

			.discord-video-attachment-full-screen-button {
				cursor: pointer;
				margin-right: 8px;
				width: auto;
				background: transparent;
				color: currentColor;
				border: 0;
				padding: 0;
				margin: 0;
				position: relative;
				display: flex;
				justify-content: center;
				align-items: center;
				box-sizing: border-box;
				border-radius: 3px;
				font-size: 14px;
				font-weight: 500;
				line-height: 16px;
				-webkit-user-select: none;
				-moz-user-select: none;
				user-select: none;
			}

			.discord-video-attachment-play-pause-pop {
				opacity: 0;
				transform: scale(2.5) translateZ(0px);
				position: absolute;
				top: 50%;
				left: 50%;
				margin-left: -23px;
				margin-top: -23px;
				padding: 12px;
				width: 24px;
				height: 24px;
				background-color: hsl(0 calc(1 * 0%) 0% / 0.6);
				color: hsl(0 calc(1 * 0%) 100% / 1);
				border-radius: 50%;
				pointer-events: none;
			}

			.discord-video-attachment-play-pause-pop-icon {
				width: 24px;
				height: 24px;
				display: block;
			}

			.discord-video-attachment-horizontal {
				width: 100%;
				display: flex;
				align-self: stretch;
			}

			.discord-video-attachment-media-bar-interaction {
				position: relative;
				flex: 1 1 auto;
				align-self: stretch;
				display: flex;
				align-items: center;
				cursor: pointer;
				margin: 0 7px;
			}

			@keyframes playPausePopIconKeyframes {
				0% {
					opacity: 0;
				}
				100% {
					opacity: 0;
				}
			}

			.discord-video-attachment-overlay-content-hidden {
				animation: playPausePopIconKeyframes 0.2s ease-in-out infinite;
			}
		`];#e=gi(this,r,void 0);get href(){return this.#e}set href(h){this.#e=h}#t=(gi(this,n),gi(this,m,void 0));get poster(){return this.#t}set poster(h){this.#t=h}#i=(gi(this,l),gi(this,b,!1));get lightTheme(){return this.#i}set lightTheme(h){this.#i=h}playPausePopAnimationContainerRef=(gi(this,v),Ct());async handleFullScreenClicked(){this.mediaComponentRef.value&&await this.mediaComponentRef.value.requestFullscreen()}handleHasStartedPlayingOrHasPaused(){this.playPausePopAnimationContainerRef.value&&this.playPausePopAnimationContainerRef.value.classList.add("discord-video-attachment-overlay-content-hidden"),globalThis.setTimeout(()=>{this.playPausePopAnimationContainerRef.value&&this.playPausePopAnimationContainerRef.value.classList.remove("discord-video-attachment-overlay-content-hidden")},200)}render(){return u`<div class="discord-media-attachment-non-visual-media-item-container">
			<div class="discord-video-attachment-one-by-one-grid">
				<div class="discord-media-attachment-mosaic-item-media">
					<div class="discord-video-attachment-image-wrapper">
						<div class="discord-video-attachment-loading-overlay">
							<div
								class=${ge({"discord-video-attachment-wrapper":!0,"discord-video-attachment-wrapper-light-theme":this.lightTheme})}
							>
								<video
									${it(this.mediaComponentRef)}
									class="discord-video-attachment-video-container"
									playsinline
									height="315"
									preload="metadata"
									width="550"
									role="button"
									poster=${Y(this.poster)}
									@play=${this.handleHasStartedPlayingOrHasPaused}
									@pause=${this.handleHasStartedPlayingOrHasPaused}
									@progress=${this.displayBufferedAmount}
									@click=${this.handleClickPlayPauseIcon}
									@ended=${this.handleEnded}
								>
									<source src=${Y(this.href)} />
								</video>
								<div class="discord-video-attachment-video-controls">
									<div class="discord-media-attachment-controls" style="transform: translateY(0%)">
										<div
											class="discord-media-attachment-video-button"
											tabindex="0"
											aria-label="${this.isPlaying?"Pause":"Play"}"
											role="button"
											@click=${this.handleClickPlayPauseIcon}
											@keydown=${this.handleSpaceToPlayPause}
										>
											${V(this.hasEnded,()=>ys({class:"discord-media-attachment-control-icon"}),()=>V(this.isPlaying,()=>bs({class:"discord-media-attachment-control-icon"}),()=>_s({class:"discord-media-attachment-control-icon"})))}
										</div>
										<div class="discord-media-attachment-duration-time-wrapper">
											<span role="status" class="discord-media-attachment-duration-time-display"
												>${this.currentPlaybackPosition}</span
											>
											<span
												role="separator"
												class="discord-media-attachment-duration-time-display discord-media-attachment-duration-time-separator"
												>/</span
											>
											<span class="discord-media-attachment-duration-time-display">${this.totalMediaDuration}</span>
										</div>
										<div class="discord-media-attachment-horizontal">
											<div class="discord-media-attachment-media-bar-interaction">
												<input
													type="range"
													${it(this.seekSliderRef)}
													class="discord-media-attachment-playback-control"
													@input=${this.handleSeekSliderInput}
													@change=${this.handleSeekSliderChange}
													max="100"
													value="0"
												/>
											</div>
										</div>
										<div class="discord-media-attachment-flex">
											<div class="discord-media-attachment-flex-container">
												<div ${it(this.volumeControlRef)} class="discord-media-attachment-button-slider">
													<div
														class="discord-media-attachment-volume-vertical"
														@mouseenter=${this.handleVolumeVerticalEnter}
														@mouseleave=${this.handleVolumeVerticalLeave}
													>
														<input
															${it(this.volumeControlInputRef)}
															type="range"
															class="discord-media-attachment-volume-slider"
															@input=${this.handleVolumeSliderInput}
															max="100"
															value="100"
														/>
													</div>
												</div>
												<button
													aria-label="Control volume"
													type="button"
													class="discord-media-attachment-button"
													@focus=${this.handleVolumeVerticalFocus}
													@blur=${this.handleVolumeVerticalBlur}
													@mouseover=${this.handleVolumeVerticalEnter}
													@mouseout=${this.handleVolumeVerticalLeave}
													@click=${this.handleClickMuteIcon}
												>
													<div class="discord-media-attachment-button-content">
														${V(this.currentVolume===0||this.isMuted,()=>zs({class:"discord-media-attachment-button-control-icon"}),()=>V(this.currentVolume<=.5,()=>ws({class:"discord-media-attachment-button-control-icon"}),()=>xs({class:"discord-media-attachment-button-control-icon"})))}
													</div>
												</button>
											</div>
										</div>
										<div>
											<button
												aria-label="Full screen"
												type="button"
												class="discord-media-attachment-button"
												@click=${this.handleFullScreenClicked}
											>
												<div class="discord-media-attachment-button-content">
													${lo({class:"discord-media-attachment-button-control-icon"})}
												</div>
											</button>
										</div>
									</div>
								</div>
								<div class="discord-video-attachment-play-pause-pop">
									${co({class:"discord-video-attachment-play-pause-pop-icon"})}
								</div>
								<div ${it(this.playPausePopAnimationContainerRef)}></div>
							</div>
						</div>
					</div>
				</div>
			</div>
			<div class="discord-button-download-attachment">
				<a
					class="discord-link-download-attachment"
					aria-label="Download"
					href="${Y(this.href)}"
					rel="noreferrer noopener"
					target="_blank"
					role="button"
					tabindex="0"
				>
					${di()}
				</a>
			</div>
		</div>`}static{gi(t,s)}};return g=t})();var cf=R`
  button:focus-visible,
  a:focus-visible {
    outline: 2px solid #00a8fc;
    outline-offset: 2px;
  }
`,hf=[["discord-message",R`
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
    `],["discord-button",R`
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
    `],["discord-author-info",R`
      :host .discord-author-username:hover {
        cursor: default;
        text-decoration: none;
      }
    `],["discord-system-message",R`
      :host {
        color: #b5b9bf;
        margin-top: 0.5rem;
      }
      :host .discord-message-timestamp {
        color: #a9acb3;
      }
    `]];function pl(){for(let[e,s]of hf)customElements.get(e)?.elementStyles.push(s,cf);let i=customElements.get("discord-button");i!==void 0&&Object.defineProperty(i.prototype,"updated",{value(){let e=this.renderRoot.querySelector("button");e!==null&&(e.disabled=this.disabled??!1)}})}var Fa;function gl(i){let{modal:e}=i;if(Fa?.modal===e||(Fa?.dialog.close(),Fa=void 0,e===void 0))return;let s=document.createElement("dialog");s.className="form",s.setAttribute("aria-labelledby","form-title"),document.body.append(s),Fa={modal:e,dialog:s};let t=()=>{i.modal===e&&(i.modal=void 0),s.remove()};s.addEventListener("close",t);let[a,d]=[!1,""],r=async p=>{p.preventDefault();let m=new FormData(p.target),l=Object.fromEntries(e.inputs.map(o=>[o.id,String(m.get(o.id)??"")]));[a,d]=[!0,""],n();try{await i.submit(l),s.close()}catch(o){[a,d]=[!1,o.message],n()}},n=()=>et(u`<form @submit=${p=>{r(p)}}>
        <h2 id="form-title">${e.title}</h2>
        ${e.inputs.map((p,m)=>uf(p,m))}
        ${d?u`<p class="bad" role="alert">${d}</p>`:X}
        <footer>
          <button type="button" class="plain" @click=${()=>s.close()}>${L("cancel")}</button>
          <button class="main" ?disabled=${a}>${L("send")}</button>
        </footer>
      </form>`,s);n(),s.showModal()}function uf(i,e){let s=i.least>0?u` <span class="must" aria-hidden="true">*</span>`:X,t={id:`form-${e}`,most:i.most>4e3?4e3:i.most};return u`<label for=${t.id}>${i.label}${s}</label>
    ${i.long?u`<textarea id=${t.id} name=${i.id} rows="4" placeholder=${i.placeholder} minlength=${i.least} maxlength=${t.most} ?required=${i.least>0} .value=${i.value}></textarea>`:u`<input id=${t.id} name=${i.id} autocomplete="off" placeholder=${i.placeholder} minlength=${i.least} maxlength=${t.most} ?required=${i.least>0} .value=${i.value} />`}`}function Wa(i){let e=document.createElement("dialog");return e.className="form",e.setAttribute("aria-labelledby","name-title"),document.body.append(e),new Promise(s=>{let t=a=>{a.preventDefault(),s(String(new FormData(a.target).get("name")).trim()||void 0),e.close()};e.addEventListener("close",()=>{s(void 0),e.remove()}),et(u`<form @submit=${t}>
        <h2 id="name-title">${i}</h2>
        <label for="name">${L("name")}</label>
        <input id="name" name="name" required maxlength="100" autocomplete="off" />
        <footer>
          <button type="button" class="plain" @click=${()=>e.close()}>${L("cancel")}</button>
          <button class="main">${L("create")}</button>
        </footer>
      </form>`,e),e.showModal()})}var Za;function vl(i){if(Za?.of===i.pins)return;Za?.dialog.close(),Za=void 0;let e=i.pins;if(e===void 0)return;let s=document.createElement("dialog");s.className="form pins",s.setAttribute("aria-labelledby","pins-title"),document.body.append(s),s.addEventListener("close",()=>{i.pins===e&&(i.pins=void 0),s.remove()}),et(u`<h2 id="pins-title">${L("pins")}</h2>
      ${e.length===0?u`<p>${L("noPins")}</p>`:u`<discord-messages no-background>${e.map(t=>oa(i,{...t,id:`pin-${t.id}`,rows:[],files:[]},!1))}</discord-messages>`}
      <footer><button class="main" @click=${()=>s.close()}>${L("close")}</button></footer>`,s),Za={of:e,dialog:s},s.showModal()}var Ke={string:3,integer:4,boolean:5,user:6,channel:7,mentionable:9,number:10},mf=25,Qa=class{constructor(e){this.command=e;this.fields=e.options.filter(s=>s.required).map(s=>({option:s,text:""}))}command;fields;left(){return this.command.options.filter(e=>!this.fields.some(s=>s.option===e))}add(e){return this.fields.push({option:e,text:""})-1}remove(e){this.fields.splice(e,1)}picked(e){let s=this.fields.filter((t,a)=>a===e||t.text!=="");return{path:this.command.path,options:s.map(ff)}}place(e){return this.fields.slice(0,e).filter(s=>s.text!=="").length}check(){for(let s of this.fields){let t=pf(s);t===void 0?delete s.error:s.error=t}let e=this.fields.findIndex(s=>s.error!==void 0);return e<0?void 0:e}shown(){let e=this.fields.filter(s=>s.text!=="");return[`/${this.command.name}`,...e.map(s=>`${s.option.name}:${s.text}`)].join(" ")}};function ff({option:i,text:e,value:s}){let t=s===void 0?e:String(s);return i.autocomplete&&s!==void 0?{name:i.key,text:e,value:s}:{name:i.key,text:t}}function bl(i,e){let{option:s}=i,t;if(s.choices.length>0)t=s.choices;else if(s.type===Ke.boolean)t=[{name:L("yes"),value:"true"},{name:L("no"),value:"false"}];else if(s.type===Ke.user||s.type===Ke.mentionable)t=e.people.filter(d=>d.handle!=="owner").map(d=>({name:d.name,value:d.id}));else if(s.type===Ke.channel)t=e.channels.filter(d=>d.kind!=="dm").map(d=>({name:d.name,value:d.id}));else return;let a=i.value===void 0?i.text.toLowerCase():"";return t.filter(d=>d.name.toLowerCase().includes(a)).slice(0,mf)}function pf({option:i,text:e,value:s}){if(e==="")return i.required?L("required"):void 0;if(i.choices.length>0||[Ke.boolean,Ke.user,Ke.channel,Ke.mentionable].includes(i.type))return s===void 0?L("notChoice"):void 0;if(s!==void 0)return;if(i.type===Ke.integer||i.type===Ke.number){let a=Number(e);return!Number.isFinite(a)||i.type===Ke.integer&&!Number.isInteger(a)?L("notNumber"):i.min_value!==void 0&&a<i.min_value?L("tooSmall",i.min_value):i.max_value!==void 0&&a>i.max_value?L("tooLarge",i.max_value):void 0}let t=[...e].length;if(i.min_length!==void 0&&t<i.min_length)return L("tooShort",i.min_length);if(i.max_length!==void 0&&t>i.max_length)return L("tooLong",i.max_length)}function _l(i,e){let s=e.toLowerCase().trimStart(),t=d=>{let r=[d.name.toLowerCase(),d.path.toLowerCase()];return r.some(n=>n.startsWith(s))?0:r.some(n=>n.split(" ").some(p=>p.startsWith(s)))?1:r.some(n=>n.includes(s))?2:d.description.toLowerCase().includes(s)?3:4};return i.map(d=>({command:d,rank:t(d)})).filter(({rank:d})=>d<4).sort((d,r)=>d.rank-r.rank||(d.command.name<r.command.name?-1:1)).map(({command:d})=>d)}function yl(i,e){let s=e.toLowerCase();if(!s.endsWith(" "))return;let t=s.trim();return i.find(a=>a.name.toLowerCase()===t||a.path.toLowerCase()===t)}var gf=120,ho=class extends U{static properties={table:{attribute:!1},channel:{},title:{}};#e=[];#t="";#i;#a=-1;#s=[];#r=-1;#n=!0;#o=0;#l;#d="";createRenderRoot(){return this}updated(e){e.has("channel")&&this.#h(!1),this.querySelector(".offers .active")?.scrollIntoView({block:"nearest"})}async begin(e){this.#e=await this.table.commands(this.channel);let s=this.#e.find(t=>t.path===e);s!==void 0&&this.#v(s)}#h(e){[this.#i,this.#t,this.#d,this.#a]=[void 0,"","",-1],this.#c(),this.requestUpdate(),e&&this.#u(".start")}#c(){clearTimeout(this.#l),this.#o+=1,[this.#s,this.#r,this.#n]=[[],-1,!0]}#u(e){this.updateComplete.then(()=>this.querySelector(e)?.focus())}async#m(e){if([this.#t,this.#d]=[e,""],!e.startsWith("/")){this.#c(),this.requestUpdate();return}if(this.#e=await this.table.commands(this.channel).catch(()=>[]),this.#i!==void 0||this.#t!==e)return;let s=yl(this.#e,e.slice(1));if(s!==void 0){this.#v(s);return}let t=_l(this.#e,e.slice(1));this.#g(t.map(a=>({label:`/${a.name}`,note:a.description,take:()=>this.#v(a)})),0)}#v(e){this.#i=new Qa(e),this.#t="",this.#f(this.#i.fields.length>0?0:-1)}#f(e){this.#a=e,this.#c(),this.requestUpdate(),this.#u(e<0?".behind":`[data-field="${e}"]`)}#g(e,s){[this.#s,this.#n]=[e,!1],this.#r=e.length===0?-1:s,this.requestUpdate()}#p(e){this.#a=e;let s=this.#i?.fields[e];if(this.#i===void 0)return;if(s===void 0){let a=this.#t.toLowerCase(),d=this.#i.left().filter(r=>r.name.toLowerCase().startsWith(a));this.#g(d.map(r=>({label:r.name,note:r.description,take:()=>this.#y(r)})),a===""?-1:0);return}let t=bl(s,this.table.world);t!==void 0?this.#g(t.map(a=>({label:a.name,take:()=>this.#b(s,a)})),0):s.option.autocomplete?this.#_(e,s):this.#c(),this.requestUpdate()}#_(e,s){let t=this.#i;clearTimeout(this.#l),this.#o+=1;let a=this.#o,d=async()=>{if(t===void 0)return;let r=await this.table.choices(this.channel,t.picked(e),t.place(e)).catch(()=>[]);a!==this.#o||t!==this.#i||this.#g(r.map(n=>({label:n.name,take:()=>this.#b(s,n)})),0)};this.#l=setTimeout(()=>{d()},s.text===""?0:gf)}#b(e,{name:s,value:t}){[e.text,e.value]=[s,t],delete e.error,this.#x()}#y(e){this.#i!==void 0&&(this.#t="",this.#f(this.#i.add(e)))}#x(){let e=this.#i?.fields.findIndex((s,t)=>t>this.#a&&s.text==="")??-1;this.#f(e)}#z(e,s){let t=this.#i?.fields[e];t!==void 0&&(t.text=s,delete t.value,delete t.error,this.#p(e),this.requestUpdate())}#w(){let e=this.#i;if(e===void 0){this.#t.trim()!==""&&(this.#d=L("noChat")),this.requestUpdate();return}let s=e.check();if(s!==void 0){this.#d=`${e.fields[s]?.option.name}: ${e.fields[s]?.error}`,this.#a=s,this.requestUpdate(),this.#u(`[data-field="${s}"]`);return}this.table.command(this.channel,e.picked(),e.shown()),this.#h(!0)}#k(e,s){let t=!this.#n&&this.#s.length>0,a=t?this.#s[this.#r]:void 0,d=e.currentTarget;if(e.key==="ArrowDown"||e.key==="ArrowUp")if(t){let r=this.#s.length,n=e.key==="ArrowDown"?1:-1;this.#r=this.#r<0&&n<0?r-1:(this.#r+n+r)%r}else{if(this.#i===void 0)return;this.#p(s)}else if(a!==void 0&&(e.key==="Enter"||e.key==="Tab"&&!e.shiftKey))a.take();else if(e.key==="Enter")this.#i!==void 0&&s>=0&&this.#i.fields.some((r,n)=>n>s&&r.text==="")?this.#x():this.#w();else if(e.key==="Escape")if(!this.#n)this.#c();else if(this.#i!==void 0)this.#h(!0);else return;else if(e.key==="Backspace"&&d.value===""&&this.#i!==void 0)this.#T(s);else return;e.preventDefault(),this.requestUpdate()}#T(e){let s=this.#i;if(s===void 0)return;let t=s.fields.length-1;e<0&&t>=0?this.#f(t):e<0||e===0&&s.fields[0]?.option.required?(this.#t=`/${s.command.name}`,this.#i=void 0,this.#m(this.#t),this.#u(".start")):s.fields[e]?.option.required?this.#f(e-1):(s.remove(e),this.#f(e-1))}render(){let e=this.#i,s=!this.#n,t=e?.fields[this.#a],a=e===void 0?L("commands"):t===void 0?L("options"):L("choices",t.option.name);return u`
      ${s&&(this.#s.length>0||t!==void 0)?u`<div class="offers">
            <p class="offers-head" id="offers-head"><b>${a}</b>${t?u` <span>${t.option.description}</span>`:X}</p>
            <ul id="offers" role="listbox" aria-labelledby="offers-head">
              ${this.#s.length===0?u`<li role="option" aria-selected="false" aria-disabled="true" class="faint">${L("noChoices")}</li>`:X}
              ${this.#s.map((d,r)=>u`<li
                  id="offer-${r}"
                  role="option"
                  class=${r===this.#r?"active":""}
                  aria-selected=${r===this.#r}
                  @pointerdown=${n=>n.preventDefault()}
                  @click=${()=>d.take()}
                >
                  <span>${d.label}</span>${d.note?u`<small>${d.note}</small>`:X}
                </li>`)}
            </ul>
          </div>`:X}
      ${this.#d?u`<p class="bad" role="alert">${this.#d}</p>`:X}
      <form class="composer" aria-label=${L("composer")} @submit=${d=>d.preventDefault()}>
        ${e===void 0?this.#C():this.#E(e)}
        <button type="button" class="send" aria-label=${L("send")} title=${L("send")} @click=${()=>this.#w()}>${De("send",20)}</button>
      </form>
    `}#M(e,s){let t=!this.#n&&this.#a===e;return{open:t,label:s,active:t&&this.#r>=0?`offer-${this.#r}`:X}}#C(){let{open:e,active:s}=this.#M(-1,"");return u`<input
      class="start"
      type="text"
      role="combobox"
      autocomplete="off"
      autocapitalize="off"
      spellcheck="false"
      aria-label=${L("composer")}
      aria-autocomplete="list"
      aria-expanded=${e&&this.#s.length>0}
      aria-controls="offers"
      aria-activedescendant=${s}
      placeholder=${L("placeholder",this.title)}
      .value=${this.#t}
      @input=${t=>{this.#m(t.target.value)}}
      @keydown=${t=>this.#k(t,-1)}
      @blur=${()=>this.#$()}
    />`}#E(e){let s=e.left().length,{open:t,active:a}=this.#M(-1,"");return u`<span class="command">/${e.command.name}</span>
      ${e.fields.map((d,r)=>this.#D(d,r))}
      <input
        class="behind"
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        size="10"
        aria-label=${`/${e.command.name}: ${L("options")}`}
        aria-autocomplete="list"
        aria-expanded=${t&&this.#s.length>0}
        aria-controls="offers"
        aria-activedescendant=${a}
        placeholder=${s>0?L("more",s):""}
        .value=${this.#t}
        @focus=${()=>this.#p(-1)}
        @input=${d=>this.#j(d.target.value)}
        @keydown=${d=>this.#k(d,-1)}
        @blur=${()=>this.#$()}
      />`}#j(e){let s=e.endsWith(":")?this.#i?.left().find(t=>[t.name,t.key].includes(e.slice(0,-1))):void 0;if(s!==void 0){this.#y(s);return}this.#t=e,this.#p(-1)}#D(e,s){let{open:t,active:a}=this.#M(s,""),{option:d}=e,r=d.type===Ke.integer||d.type===Ke.number;return u`<span class="field ${e.error?"wrong":""}">
      <label for="field-${s}">${d.name}</label>
      <input
        id="field-${s}"
        data-field=${s}
        type="text"
        role="combobox"
        autocomplete="off"
        autocapitalize="off"
        spellcheck="false"
        inputmode=${r?"numeric":"text"}
        size=${Math.max(6,Math.min(28,e.text.length+1))}
        aria-autocomplete="list"
        aria-expanded=${t}
        aria-controls="offers"
        aria-activedescendant=${a}
        aria-required=${d.required??!1}
        aria-invalid=${e.error!==void 0}
        aria-description=${e.error??d.description}
        .value=${e.text}
        @focus=${()=>this.#p(s)}
        @input=${n=>this.#z(s,n.target.value)}
        @keydown=${n=>this.#k(n,s)}
        @blur=${()=>this.#$()}
      />
      ${d.required?X:u`<button type="button" class="remove" tabindex="-1" aria-label=${L("removeOption",d.name)} @click=${()=>(this.#i?.remove(s),this.#f(-1))}>${De("close",12)}</button>`}
    </span>`}#$(){setTimeout(()=>{this.contains(document.activeElement)||(this.#c(),this.requestUpdate())})}};customElements.define("table-composer",ho);var vf=["view","send","attach","embed","pin","threads"],bf=[1,12,36],Ga="";function xl(i,e){let{bot:s}=i.world,t=i.channel(i.open),a=(n,p)=>async()=>{Ga="",e();try{await i.line.ask(n,p),Ga=L("done")}catch(m){Ga=m.message}e()},d=(n,p,m)=>u`<button data-do=${n} @click=${a(p,m)}>${L(n)}</button>`,r=s.on?s.connected?"botOn":"botUnconnected":"botOff";return u`<aside class="panel" aria-label=${L("panel")}>
    <h2>${L("panel")}</h2>
    <section>
      <h3>${L("panelBot")}</h3>
      <p class="state" data-state=${r}>${L(r)}</p>
      <p>
        ${d("restart","bot",{order:"restart"})}
        ${s.on?d("kill","bot",{order:"kill"}):d("start","bot",{order:"start"})}
      </p>
    </section>
    <section>
      <h3>${L("panelGateway")}</h3>
      <p>
        ${d("drop","fault",{fault:"drop"})} ${d("slow","fault",{fault:"slow"})} ${d("down","fault",{fault:"down"})}
        ${d("clear","fault",{fault:"clear"})}
      </p>
    </section>
    ${t===void 0||t.kind==="dm"?X:u`<section>
          <fieldset>
            <legend>${L("panelRights",i.title(t))}</legend>
            ${vf.map(n=>u`<label>
                <input
                  type="checkbox"
                  data-right=${n}
                  .checked=${t.rights.includes(n)}
                  @change=${p=>{a("right",{channel:t.id,right:n,granted:p.target.checked})()}}
                />${L(`right_${n}`)}</label
              >`)}
          </fieldset>
        </section>`}
    <section>
      <fieldset>
        <legend>${L("panelDms")}</legend>
        ${i.world.people.filter(n=>n.handle!=="owner").map(n=>u`<label>
              <input
                type="checkbox"
                data-dm=${n.handle}
                .checked=${!n.dmsClosed}
                @change=${p=>{a("messages",{person:n.id,closed:!p.target.checked})()}}
              />${n.name}</label
            >`)}
      </fieldset>
    </section>
    <section>
      <h3>${L("panelClock")}</h3>
      <p class="state">${Gt(i.now(),"F")}</p>
      <p>
        ${bf.map(n=>u`<button data-hours=${n} @click=${a("forward",{minutes:60*n})}>${L("forward",n)}</button>`)}
      </p>
    </section>
    <p class="said" role="status">${Ga}</p>
  </aside>`}var Je={channels:!1,panel:!1},wl={text:"hash",voice:"voice",forum:"forum",thread:"thread",dm:"dm"};function zl(i){let e=i.channel(i.open)?.guild,s=async()=>{let t=await Wa(L("addServer"));if(t===void 0)return;let a=await i.line.ask("server",{name:t});i.show(a.channel)};return u`<nav class="servers" aria-label=${L("servers")}>
    <ul>
      ${i.world.guilds.map(t=>{let a=i.world.channels.filter(n=>n.guild===t.id),d=a.reduce((n,p)=>n+i.unread(p.id).pings,0),r=()=>a[0]!==void 0&&i.show(a[0].id);return u`<li>
          <button aria-current=${t.id===e} aria-label=${Cl(t.name,d)} title=${t.name} @click=${r}>
            <span aria-hidden="true">${_f(t.name)}</span>${El(d)}
          </button>
        </li>`})}
      <li><button class="add" aria-label=${L("addServer")} title=${L("addServer")} @click=${()=>{s()}}>${De("add",24)}</button></li>
    </ul>
  </nav>`}function kl(i,e){let s=i.channel(i.open),t=i.world.guilds.find(p=>p.id===s?.guild)??i.world.guilds[0],a=i.world.channels.filter(p=>p.guild===t?.id),d=i.world.channels.filter(p=>p.kind==="dm"),r=p=>{let{any:m,pings:l}=i.unread(p.id),o=a.filter(h=>h.parent===p.id),b=()=>{Je.channels=!1,i.show(p.id)},v=p.kind==="dm"?"Adjutant":p.name,g=[m?L("unread"):"",p.archived?L("archived"):""].filter(Boolean).join(", ");return u`<li>
      <button class="channel ${m?"unread":""} ${p.archived?"asleep":""}" aria-current=${p.id===s?.id?"page":"false"} aria-label=${Cl(v,l,g)} @click=${b}>
        <span class="sign">${De(wl[p.kind])}</span><span class="name">${v}</span>${El(l)}
      </button>
      ${o.length>0?u`<ul>${o.map(r)}</ul>`:X}
    </li>`},n=async()=>{let p=await Wa(L("addChannel"));p===void 0||t===void 0||(i.show((await i.line.ask("channel",{guild:t.id,name:p})).channel),e())};return u`<nav class="channels" aria-label=${L("channels")}>
    <h2>${t?.name}</h2>
    <div class="lists">
      <div class="list-head"><h3 id="list-channels">${L("channels")}</h3><button class="add" aria-label=${L("addChannel")} title=${L("addChannel")} @click=${()=>{n()}}>${De("add")}</button></div>
      <ul aria-labelledby="list-channels">${a.filter(p=>p.parent===null).map(r)}</ul>
      <div class="list-head"><h3 id="list-dms">${L("directMessages")}</h3></div>
      <ul aria-labelledby="list-dms">${d.map(r)}</ul>
    </div>
    <div class="self">
      <img src=${Zt(i.me?.name??"?")} alt="" width="32" height="32" />
      <span><b>${i.me?.name}</b><small>${i.me?.locale}${i.me?.moderator?` \xB7 ${L("moderator")}`:""}</small></span>
    </div>
  </nav>`}function Ml(i,e){let s=i.channel(i.open),t=p=>{Je[p]=!Je[p],e()},a=async()=>{let p=await Wa(L("addThread"));if(p===void 0||s===void 0)return;let m=s.kind==="thread"?s.parent:s.id;i.show((await i.line.ask("thread",{parent:m,name:p})).channel)},d=async()=>{i.pins=(await i.line.ask("pins",{channel:i.open})).messages,e()},r=s!==void 0&&s.kind!=="dm"&&s.kind!=="voice",n=i.world.channels.some(p=>p.id!==i.open&&i.unread(p.id).any);return u`<header class="head">
    <button class="menu" aria-label=${n?`${L("menu")}, ${L("unread")}`:L("menu")} aria-expanded=${Je.channels} @click=${()=>t("channels")}>
      ${De("menu",22)}${n?u`<span class="dot" aria-hidden="true"></span>`:X}
    </button>
    <h1><span class="sign">${s?De(wl[s.kind],20):X}</span>${s?.kind==="dm"?"Adjutant":s?.name}</h1>
    <div class="tools">
      ${r?u`<button aria-label=${L("addThread")} title=${L("addThread")} @click=${()=>{a()}}>${De("thread",20)}</button>`:X}
      <button aria-label=${L("pins")} title=${L("pins")} @click=${()=>{d()}}>${De("pin",20)}</button>
      <button aria-label=${L("panel")} title=${L("panel")} aria-expanded=${Je.panel} @click=${()=>t("panel")}>${De("gear",20)}</button>
    </div>
  </header>`}function $l(i){let e=i.world.people.filter(s=>s.handle!=="owner");return u`<div class="people" role="group" aria-label=${L("people")}>
    ${e.map(s=>u`<button
        data-person=${s.handle}
        aria-pressed=${s.id===i.me?.id}
        title="${s.name} (${s.locale})"
        @click=${()=>i.become(s.handle)}
      >
        <img src=${Zt(s.name)} alt="" width="26" height="26" /><span>${s.name}</span>
      </button>`)}
    <label class="follow"><input type="checkbox" .checked=${i.follow} @change=${s=>i.setFollow(s.target.checked)} />${L("follow")}</label>
  </div>`}function Tl(i){let e=i.channel(i.open);if(e?.kind==="forum")return u`<p class="closed">${L("forumNote")}</p>`;if(e?.archived!==!0)return;let s=()=>{i.line.ask("archive",{channel:e.id,yes:!1})};return u`<p class="closed">${L("asleepNote")} <button @click=${s}>${L("wake")}</button></p>`}function Cl(i,e,s=""){return[i,e>0?L("mentions",e):"",s].filter(Boolean).join(", ")}function El(i){return i>0?u`<span class="badge" aria-hidden="true">${i}</span>`:X}function _f(i){return i.split(/\s+/).map(e=>[...e][0]??"").join("").slice(0,3)}var jl=[200,500,1e3,2e3],Ya=class{constructor(e,s){this.handle=e;this.ears=s;this.#o()}handle;ears;#e;#t=new Map;#i=0;#a=0;#s=!1;#r;#n=0;#o(){let e=new URLSearchParams({as:this.handle});this.#r!==void 0&&(e.set("run",this.#r),e.set("from",String(this.#n)));let s=new WebSocket(`ws://${location.host}/socket?${e}`);this.#e=s,s.addEventListener("message",t=>this.#l(JSON.parse(String(t.data)))),s.addEventListener("close",()=>this.#d(s))}#l(e){if(!this.#s)if("hello"in e)this.#a=0,this.#r=e.hello.run,this.#n=e.hello.next,this.ears.hello(e.hello);else if("answer"in e){let s=this.#t.get(e.answer);this.#t.delete(e.answer),e.error===void 0?s?.done(e.is):s?.failed(new Error(e.error))}else"event"in e&&(this.#n=e.next),this.ears.news(e)}#d(e){if(e!==this.#e||this.#s)return;for(let{failed:t}of this.#t.values())t(new Error("the table is not there"));this.#t.clear(),this.ears.lost();let s=jl[Math.min(this.#a,jl.length-1)];this.#a+=1,setTimeout(()=>!this.#s&&this.#o(),s)}ask(e,s={}){return new Promise((t,a)=>{if(this.#e?.readyState!==WebSocket.OPEN){a(new Error("the table is not there"));return}this.#i+=1,this.#t.set(this.#i,{done:d=>t(d),failed:a}),this.#e.send(JSON.stringify({id:this.#i,do:e,...s}))})}end(){this.#s=!0,this.#e?.close()}drop(){this.#e?.close()}};var yf=50,Ja=class{constructor(e,s){this.changed=s;this.line=this.#a(e)}changed;line;connected=!1;me;world={guilds:[],channels:[],people:[],bot:{id:"0",on:!0,connected:!0}};open;logs=new Map;latest=new Map;read=new Map;notes=[];pending=new Map;modal;pins;follow=localStorage.getItem("follow")==="yes";#e=0;#t=new Map;#i=0;#a(e){return new Ya(e,{hello:s=>this.#s(s),news:s=>this.#r(s),lost:()=>{this.connected=!1,this.changed()}})}become(e){e!==this.line.handle&&(this.line.end(),history.replaceState(null,"",`#${e}`),this.line=this.#a(e))}now(){return Date.now()+this.#e}person(e){return this.world.people.find(s=>s.id===e)}channel(e){return this.world.channels.find(s=>s.id===e)}title(e){return e===void 0?"":e.kind==="dm"?"@Adjutant":`#${e.name}`}unread(e){let s=this.latest.get(e),t=this.read.get(e);if(s?.message==null||e===this.open)return{any:!1,pings:0};let a=d=>t===void 0||cs(d,t);return{any:a(s.message),pings:s.pings.filter(a).length}}#s(e){if(this.connected=!0,this.#e=e.now-Date.now(),this.world=e.world,!e.resumed){let s=this.channel(this.open);this.me=this.person(e.me),No(this.me?.locale??"en-US"),this.logs.clear(),this.pending.clear(),this.notes=[],[this.modal,this.pins]=[void 0,void 0],this.latest=new Map(e.latest.map(({channel:d,message:r,pings:n})=>[d,{message:r,pings:n}])),this.#c();let t=this.world.channels.find(d=>d.kind==="dm"),a=s?.kind==="dm"?t:this.channel(this.open);this.show(a?.id??e.first.channel)}this.#t.clear(),this.changed()}#r(e){if("world"in e){let s=this.world.bot;if(this.world=e.world,s.connected!==this.world.bot.connected&&this.#t.clear(),this.channel(this.open)===void 0){let t=this.world.channels.find(a=>a.kind==="text");t!==void 0&&this.show(t.id)}}else"now"in e?this.#e=e.now-Date.now():this.#n(e.event);this.changed()}#n(e){if("posted"in e){let s=e.posted,t=this.latest.get(s.channel)??{message:null,pings:[]};t.message=s.id,s.ping&&(t.pings=[s.id,...t.pings].slice(0,20)),this.latest.set(s.channel,t),this.#o(s),s.channel===this.open&&document.visibilityState==="visible"&&this.#h(s.channel),this.#l(s)}else if("edited"in e)this.#o(e.edited),this.pending.delete(e.edited.id),this.#l(e.edited);else if("deleted"in e){let s=this.logs.get(e.deleted.channel);s!==void 0&&(s.messages=s.messages.filter(t=>t.id!==e.deleted.id))}else e.failed.message!==null&&this.pending.set(e.failed.message,"failed")}#o(e){let s=this.logs.get(e.channel);if(s===void 0)return;let t=s.messages.findIndex(d=>d.id===e.id);if(t>=0){s.messages=s.messages.with(t,e);return}let a=s.messages.findLastIndex(d=>cs(e.id,d.id));s.messages=s.messages.toSpliced(a+1,0,e)}#l(e){if(!this.follow||e.channel!==this.open||e.ephemeral||this.logs.get(e.channel)?.messages.findLast(d=>Ka(d).length>0)?.id!==e.id)return;let t=Ka(e).filter(d=>this.person(d)!==void 0),a=t[0]===void 0?void 0:this.person(t[0]);a!==void 0&&!t.includes(this.me?.id??"")&&this.become(a.handle)}setFollow(e){this.follow=e,localStorage.setItem("follow",e?"yes":"no");let s=this.open===void 0?void 0:this.logs.get(this.open)?.messages.findLast(t=>Ka(t).length>0);s!==void 0&&this.#l(s),this.changed()}show(e){this.open=e,this.pins=void 0;let s=this.logs.get(e);if(s===void 0){let t=this.read.get(e);this.logs.set(e,{messages:[],more:!1,readUpTo:t}),this.#d(e,void 0)}else s.readUpTo=this.read.get(e);this.#h(e),this.changed()}older(e){let s=this.logs.get(e);return this.#d(e,s?.messages[0]?.id)}async#d(e,s){let t=this.line,a=s===void 0?{channel:e}:{channel:e,before:s},d=await t.ask("history",a).catch(()=>{}),r=this.logs.get(e);if(d===void 0||r===void 0||t!==this.line)return;let n=new Set(r.messages.map(p=>p.id));if(r.messages=[...d.messages.filter(p=>!n.has(p.id)),...r.messages],r.more=d.more,s===void 0){this.#h(e);let p=r.messages.findLast(m=>Ka(m).length>0);p!==void 0&&r.messages.length<=yf&&this.#l(p)}this.changed()}#h(e){let s=this.latest.get(e)?.message;s!=null&&(this.read.set(e,s),localStorage.setItem(`read:${this.line.handle}`,JSON.stringify([...this.read])))}#c(){let e=localStorage.getItem(`read:${this.line.handle}`);this.read=new Map(e===null?[]:JSON.parse(e))}commands(e){let s=`${this.line.handle} ${e}`,t=this.#t.get(s);if(t!==void 0)return t;let a=this.line.ask("commands",{channel:e}).then(d=>d.flatMap(r=>Dl(r,"","")));return this.#t.set(s,a),a.catch(()=>this.#t.delete(s)),a}choices(e,s,t){return this.line.ask("choices",{channel:e,picked:s,at:t})}async command(e,s,t){this.#i+=1;let a=this.logs.get(e)?.messages.at(-1)?.id,d={id:this.#i,channel:e,after:a,command:t,text:L("sending"),bad:!1};this.notes=[...this.notes,d],this.changed();let r=()=>this.notes=this.notes.filter(n=>n.id!==d.id);try{let n=await this.line.ask("command",{channel:e,picked:s});r(),n.how==="failed"&&this.#u(d,L("noAnswer")),this.modal=n.modal??this.modal}catch(n){r(),this.#u(d,String(n.message))}this.changed()}#u(e,s){this.notes=[...this.notes,{...e,text:s,bad:!0}]}dropNote(e){this.notes=this.notes.filter(s=>s.id!==e),this.changed()}press(e,s){return this.#m(e.id,"press",{message:e.id,control:s})}select(e,s,t){return this.#m(e.id,"select",{message:e.id,control:s,values:t})}async#m(e,s,t){if(this.pending.get(e)!=="waiting"){this.pending.set(e,"waiting"),this.changed();try{let a=await this.line.ask(s,t);a.how==="failed"?this.pending.set(e,"failed"):this.pending.delete(e),this.modal=a.modal??this.modal}catch{this.pending.set(e,"failed")}this.changed()}}async submit(e){let{modal:s}=this;if(s===void 0)return;let t=await this.line.ask("submit",{interaction:s.interaction,fields:e});if(t.how==="failed")throw new Error(L("failed"));this.modal=t.modal??void 0,this.changed()}dismiss(e){this.line.ask("dismiss",{message:e})}};function Ka(i){return[...i.content.matchAll(/<@!?(\d+)>/g)].map(e=>e[1]??"")}function Dl(i,e,s){let t=[e,i.key].filter(Boolean).join(" "),a=[s,i.name].filter(Boolean).join(" "),d=i.options.filter(n=>n.type<=2);if(d.length>0)return d.flatMap(n=>Dl(n,t,a));let r=[...i.options].sort((n,p)=>Number(p.required??!1)-Number(n.required??!1));return[{path:t,name:a,description:i.description,options:r}]}pl();var uo=!1;function ei(){uo||(uo=!0,queueMicrotask(()=>{uo=!1,xf()}))}var $e=new Ja(location.hash.slice(1)||"ana",ei);addEventListener("hashchange",()=>$e.become(location.hash.slice(1)||"ana"));Ao("Escape",()=>{let i=Je.channels;Je.channels=!1,i&&ei()});setInterval(()=>{Fn($e.now()),Je.panel&&ei()},1e3);function xf(){let i=document.getElementById("table");if(i===null)return;if($e.me===void 0){et(u`<main class="wait"><p>${$e.connected?"":L("lost")}</p></main>`,i);return}let e=$e.channel($e.open);document.title=`${$e.me.name} \xB7 ${$e.title(e)} \xB7 Adjutant`;let s=$e.connected?$e.world.bot.connected?"":L("botAway"):L("lost");et(u`<div class="app ${Je.channels?"with-channels":""} ${Je.panel?"with-panel":""}">
      <div class="left">${zl($e)}${kl($e,ei)}</div>
      ${Je.channels?u`<div class="veil" @click=${()=>(Je.channels=!1,ei())}></div>`:X}
      <main>
        ${Ml($e,ei)} ${$l($e)}
        <p class="away" role="status">${s}</p>
        ${Yn($e)}
        <div class="jump"></div>
        ${e===void 0?X:Bo($e,e)}
        ${Tl($e)??u`<table-composer .table=${$e} .channel=${$e.open??""} .title=${$e.title(e)}></table-composer>`}
      </main>
      ${Je.panel?xl($e,ei):X}
    </div>`,i),gl($e),vl($e),Xn($e)}ei();Object.assign(globalThis,{adjutant:$e});
