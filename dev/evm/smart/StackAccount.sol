// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {IERC1271} from "@openzeppelin/contracts/interfaces/IERC1271.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {MessageHashUtils} from "@openzeppelin/contracts/utils/cryptography/MessageHashUtils.sol";
import {ERC1967Proxy} from "@openzeppelin/contracts/proxy/ERC1967/ERC1967Proxy.sol";
import {Create2} from "@openzeppelin/contracts/utils/Create2.sol";
import {SimpleAccount} from "@account-abstraction/contracts/accounts/SimpleAccount.sol";
import {IEntryPoint} from "@account-abstraction/contracts/interfaces/IEntryPoint.sol";

/// The reference account of ERC-4337, which also signs (ERC-1271). What is signed is bound to this account and chain, so
/// that a signature of the owner for one account is none for another.
contract StackAccount is SimpleAccount, IERC1271 {
    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 private constant SIGNED = keccak256("StackAccountMessage(bytes32 hash)");

    constructor(IEntryPoint entryPoint_) SimpleAccount(entryPoint_) {}

    function signedHash(bytes32 hash) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("Stack Account"), block.chainid, address(this)));
        return MessageHashUtils.toTypedDataHash(domain, keccak256(abi.encode(SIGNED, hash)));
    }

    function isValidSignature(bytes32 hash, bytes calldata signature) external view returns (bytes4) {
        (address signer, ECDSA.RecoverError error, ) = ECDSA.tryRecover(signedHash(hash), signature);
        bool isRight = error == ECDSA.RecoverError.NoError && signer == owner;
        return isRight ? IERC1271.isValidSignature.selector : bytes4(0xffffffff);
    }
}

/// Makes accounts at addresses that are known before (CREATE2). Anybody may make one: only its owner can use it.
contract StackAccountFactory {
    StackAccount public immutable accountImplementation;

    constructor(IEntryPoint entryPoint) {
        accountImplementation = new StackAccount(entryPoint);
    }

    function createAccount(address owner, uint256 salt) external returns (address account) {
        account = getAddress(owner, salt);
        if (account.code.length == 0) new ERC1967Proxy{salt: bytes32(salt)}(address(accountImplementation), _start(owner));
    }

    function getAddress(address owner, uint256 salt) public view returns (address) {
        bytes memory code = abi.encodePacked(type(ERC1967Proxy).creationCode, abi.encode(address(accountImplementation), _start(owner)));
        return Create2.computeAddress(bytes32(salt), keccak256(code));
    }

    function _start(address owner) private pure returns (bytes memory) {
        return abi.encodeCall(SimpleAccount.initialize, (owner));
    }
}
